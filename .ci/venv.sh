#!/bin/sh
# Makes the virtual environment $1 with everything in requirements.lock.
set -e
venv=$1
python=$(sh .ci/python.sh)
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore
echo "Setting up $venv (once; needs the network)"
rm -rf "$venv"
"$python" -m venv "$venv" || {
    rm -rf "$venv"
    echo "$python cannot make a virtual environment: on Debian or Ubuntu install python3-venv" >&2
    exit 1
}
"$venv/bin/python" -m pip install --quiet --requirement requirements.lock || {
    echo "the packages in requirements.lock could not be installed: see above, then run make again" >&2
    exit 1
}
