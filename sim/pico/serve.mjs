// Runs an emulated Pico for a program that writes requests and reads answers, a JSON line each.
//
//   open     firmware, files (image, or null), at (its place in flash), xipMiss, panel, wire
//   run      until (text that the chip prints, or null), ns (at most so long), wall (ms)
//   send     bytes (base64) to the serial port      listen  on: whether the host takes what comes
//   drive    changes [[pin, level or null, at ns], ...]
//   shot     path, scale      picture        panel  present
//   reset    power            files  path, at, size: writes that part of the flash
//
// Every answer has t, nanoseconds since the start, and out, what the chip printed (base64).

import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { attachI2c, attachSpi } from './buses.mjs';
import { Oled } from './oled.mjs';
import { Pico } from './pico.mjs';
import { writePng } from './png.mjs';
import { St7789 } from './st7789.mjs';

let pico = null;
let panel = null;

const requests = {
  open({ firmware, files, at, xipMiss, panel: kind, wire }) {
    pico = new Pico({ xipMiss });
    pico.flash.load(firmware);
    if (files) pico.flash.load(files, at);
    panel = kind.name === 'st7789' ? new St7789(kind) : new Oled(kind.name);
    if (wire.bus === 'i2c') attachI2c(pico, wire.id, wire.address, panel);
    else attachSpi(pico, wire.id, wire, panel);
  },

  run({ until, ns, wall }) {
    const wanted = until === null ? null : Buffer.from(until, 'utf8');
    const seen = () => Buffer.from(pico.serial.output).includes(wanted);
    const stop = wanted && (() => pico.serial.output.length >= wanted.length && seen());
    const wallEnd = wall === null ? Infinity : Date.now() + wall;
    return { why: pico.runUntil(stop, pico.nanos + ns, wallEnd) };
  },

  send: ({ bytes }) => pico.serial.send(Buffer.from(bytes, 'base64')),

  listen: ({ on }) => pico.serial.listen(on),

  drive({ changes }) {
    for (const [pin, level, at] of changes) pico.at(at, () => pico.pins.drive(pin, level));
  },

  shot: ({ path, scale }) => writePng(path, panel.picture(), scale),

  picture() {
    const { width, height, rgb } = panel.picture();
    return { width, height, rgb: Buffer.from(rgb).toString('base64') };
  },

  panel({ present }) {
    panel.present = present;
    if (!present) panel.powerOn(); // unplugged: it forgets how it was set up
  },

  reset: ({ power }) => pico.reset(power),

  files: ({ path, at, size }) => writeFileSync(path, pico.mcu.flash.slice(at, at + size)),
};

function answer(line) {
  const request = JSON.parse(line);
  const result = requests[request.do](request) ?? {};
  const { nanos: t, serial, resets, flash } = pico;
  const common = { t, connected: serial.connected, resets, writes: flash.writes, bytes: panel.bytes };
  return { ...common, out: serial.take().toString('base64'), ...result };
}

for await (const line of createInterface({ input: process.stdin })) {
  let reply;
  try {
    reply = answer(line);
  } catch (error) {
    reply = { error: error.message };
  }
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
