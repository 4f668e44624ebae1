// The flash chip: what firmware files put there, and how long erasing and programming take.

import { readFileSync } from 'node:fs';

const START = 0x10000000;
const SECTOR = 4096;
const PAGE = 256;
const ERASE_NS = 45e6; // a sector, typical: W25Q16JV datasheet 9.6
const PROGRAM_NS = 0.4e6; // a page
const UF2_BLOCK = 512;

export class Flash {
  constructor(pico) {
    this.pico = pico;
    this.writes = 0;
  }

  /** Puts a .uf2 file, or a plain image at an offset, into the flash. */
  load(path, offset = 0) {
    const data = readFileSync(path);
    const { flash } = this.pico.mcu;
    if (!path.endsWith('.uf2')) return flash.set(data, offset);
    for (let at = 0; at < data.length; at += UF2_BLOCK) {
      const target = data.readUInt32LE(at + 12) - START;
      const size = data.readUInt32LE(at + 16);
      flash.set(data.subarray(at + 32, at + 32 + size), target);
    }
  }

  erase(address, count) {
    this.pico.mcu.flash.fill(0xff, address, address + count);
    return this.busy((count / SECTOR) * ERASE_NS);
  }

  program(address, data, count) {
    const { mcu } = this.pico;
    for (let i = 0; i < count; i++) mcu.flash[address + i] &= mcu.readUint8(data + i);
    return this.busy((count / PAGE) * PROGRAM_NS);
  }

  busy(nanos) {
    this.writes++;
    this.pico.stallNanos += nanos;
    this.pico.xip?.flush();
    return 100;
  }

  bootloader() {
    this.pico.stopped = 'bootloader';
  }
}
