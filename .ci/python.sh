#!/bin/sh
# Prints a Python that can run the project; newer ones come last, since wheels for them come late.
for python in "$PYTHON" python3 python3.11 python3.12 python3.13 python3.14 python; do
    [ -n "$python" ] || continue
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        echo "$python"
        exit 0
    fi
done
echo "Python 3.11 or later is needed: install it, or name one: make PYTHON=/path/to/python3" >&2
exit 1
