// What a miss of the flash cache costs: RP2040 datasheet 2.6.3, 16 KiB, two ways, lines of 8 bytes.
//
// rp2040js reads flash in no time. With 60 cycles a miss (28 flash clocks at half the system clock,
// and a little) times are an estimate; it has not been compared with a board.

const SETS = 1024;

export class XipCache {
  constructor(pico, missCycles) {
    this.pico = pico;
    this.missCycles = missCycles;
    this.tags = new Int32Array(SETS * 2).fill(-1);
    this.recent = new Uint8Array(SETS);
    for (const method of ['readUint8', 'readUint16', 'readUint32']) {
      const read = pico.mcu[method].bind(pico.mcu);
      pico.core[method] = (address) => {
        if (address >>> 24 === 0x10) this.touch(address);
        return read(address);
      };
    }
  }

  touch(address) {
    const line = (address & 0xffffff) >>> 3;
    const set = line & (SETS - 1);
    const tag = line >>> 10;
    const way = set * 2;
    if (this.tags[way] === tag) {
      this.recent[set] = 0;
    } else if (this.tags[way + 1] === tag) {
      this.recent[set] = 1;
    } else {
      const victim = this.recent[set] ^ 1;
      this.tags[way + victim] = tag;
      this.recent[set] = victim;
      this.pico.extraCycles += this.missCycles;
    }
  }

  flush() {
    this.tags.fill(-1);
  }
}
