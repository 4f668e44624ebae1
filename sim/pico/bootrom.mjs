// A stand-in for the RP2040 boot ROM: no ROM code is contained or needed.
//
// Firmware asks the ROM for functions by a two-letter code (datasheet 2.8.3): bit tricks, memory,
// arithmetic, and erasing and programming the flash. Here each function is an address in a small
// table; when the program counter gets there, the work is done in JavaScript.

import { doubleOps, floatOps } from './softfloat.mjs';

const FIRST = 0x1000; // address of the first trapped entry, two bytes apart
const LOOKUP = 0x0f00;
const FUNC_TABLE = 0x0200;
const DATA_TABLE = 0x0300;
const FLOAT_TABLE = 0x0400;
const DOUBLE_TABLE = 0x0500;
const TABLE_BYTES = 0x80;
const INITIAL_STACK = 0x20041f00;
const RETURN_FROM_EXCEPTION = 0xfffffff0;

const code = (s) => s.charCodeAt(0) | (s.charCodeAt(1) << 8);

function reverse32(x) {
  let out = 0;
  for (let i = 0; i < 32; i++) out |= ((x >>> i) & 1) << (31 - i);
  return out >>> 0;
}

function popcount32(x) {
  let n = 0;
  for (let v = x >>> 0; v; v &= v - 1) n++;
  return n;
}

/** The functions by code; each may return the cycles it takes, else 20. */
function romFunctions(mcu, flash) {
  const copy = (r) => {
    for (let i = 0; i < r[2]; i++) mcu.writeUint8(r[0] + i, mcu.readUint8(r[1] + i));
    return 20 + r[2];
  };
  const fill = (r) => {
    for (let i = 0; i < r[2]; i++) mcu.writeUint8(r[0] + i, r[1] & 0xff);
    return 20 + (r[2] >> 1);
  };
  return {
    P3: (r) => void (r[0] = popcount32(r[0])),
    R3: (r) => void (r[0] = reverse32(r[0])),
    L3: (r) => void (r[0] = Math.clz32(r[0])),
    T3: (r) => void (r[0] = r[0] ? 31 - Math.clz32(r[0] & -r[0]) : 32),
    MS: fill,
    S4: fill,
    MC: copy,
    C4: copy,
    IF: () => {},
    EX: () => {},
    FC: () => {},
    CX: () => {},
    RE: (r) => flash.erase(r[0], r[1]),
    RP: (r) => flash.program(r[0], r[1], r[2]),
    UB: () => flash.bootloader(),
  };
}

class Rom {
  constructor() {
    this.bytes = new Uint8Array(16 * 1024);
    this.view = new DataView(this.bytes.buffer);
    this.traps = new Map();
    this.next = FIRST;
  }

  /** Gives a function an address; returns it as a thumb pointer. */
  trap(cycles, fn) {
    this.traps.set(this.next, { cycles, fn });
    this.next += 2;
    return (this.next - 2) | 1;
  }

  header() {
    this.view.setUint32(0x00, INITIAL_STACK, true);
    this.view.setUint32(0x04, LOOKUP | 1, true); // never used: the emulator starts in the flash
    this.view.setUint32(0x10, 0x0301754d, true); // "Mu", 1, ROM version 3
    this.view.setUint16(0x14, FUNC_TABLE, true);
    this.view.setUint16(0x16, DATA_TABLE, true);
    this.view.setUint16(0x18, LOOKUP | 1, true);
  }

  table(at, entries) {
    for (const [name, value] of entries) {
      this.view.setUint16(at, code(name), true);
      this.view.setUint16(at + 2, value, true);
      at += 4;
    }
  }

  arithmetic(at, ops) {
    this.view.setUint8(at - 2, TABLE_BYTES / 4);
    for (let offset = 0; offset < TABLE_BYTES; offset += 4) {
      const missing = this.trap(1, () => {
        throw new Error(`boot ROM arithmetic 0x${(at + offset).toString(16)} is not provided`);
      });
      this.view.setUint32(at + offset, missing, true);
    }
    for (const [offset, cycles, fn] of ops) {
      this.view.setUint32(at + offset, this.trap(cycles, (r, core) => void fn(r, core)), true);
    }
  }

  /** The ROM's own search: r[0] a table, r[1] a code; answers with the entry or 0. */
  lookup(r) {
    const wanted = r[1] & 0xffff;
    let p = r[0];
    while (this.view.getUint16(p, true) && this.view.getUint16(p, true) !== wanted) p += 4;
    r[0] = this.view.getUint16(p, true) ? this.view.getUint16(p + 2, true) : 0;
  }
}

/** Fills mcu.bootrom; returns a function that runs the ROM code at the program counter. */
export function installBootrom(mcu, flash) {
  const rom = new Rom();
  rom.header();
  const functions = Object.entries(romFunctions(mcu, flash));
  rom.table(FUNC_TABLE, functions.map(([name, fn]) => [name, rom.trap(20, fn)]));
  rom.table(DATA_TABLE, [['SF', FLOAT_TABLE], ['SD', DOUBLE_TABLE]]);
  rom.arithmetic(FLOAT_TABLE, floatOps);
  rom.arithmetic(DOUBLE_TABLE, doubleOps);
  rom.traps.set(LOOKUP, { cycles: 40, fn: (r) => rom.lookup(r) });
  mcu.bootrom.set(new Uint32Array(rom.bytes.buffer));
  return (core) => {
    const trap = rom.traps.get(core.PC & ~1);
    if (!trap) throw new Error(`jump into the boot ROM at 0x${(core.PC >>> 0).toString(16)}`);
    const cycles = trap.fn(core.registers, core);
    if (core.LR >= RETURN_FROM_EXCEPTION) core.exceptionReturn(core.LR);
    else core.PC = core.LR & ~1;
    return cycles ?? trap.cycles;
  };
}
