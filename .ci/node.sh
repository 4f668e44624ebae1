#!/bin/sh
# Installs the Node packages of sim/package.json where npm is there; nothing fails where it is not.
if ! command -v npm >/dev/null 2>&1; then
    echo "npm is not there: what needs Node (the 32-bit MicroPython, the emulated Pico) is skipped"
    exit 0
fi
npm install --prefix sim --no-package-lock --no-audit --no-fund --silent ||
    echo "npm could not install: what needs Node is skipped"
