// An SSD1306, SSD1309 or SH1106 behind its wire.

const LENGTHS = {
  0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
  0x8d: 1, 0xad: 1, 0xfd: 1,
};
const COLUMNS = 132; // of SH1106; the others have 128
const LIT = [220, 240, 255];
const DARK = [8, 12, 20];

export class Oled {
  constructor(kind) {
    this.width = 128;
    this.height = 64;
    this.first = kind === 'sh1106' ? 2 : 0; // the column at the edge of the glass
    this.bytes = 0;
    this.present = true;
    this.ram = new Uint8Array(COLUMNS * 8);
    this.powerOn();
  }

  powerOn() {
    this.mode = 2; // page addressing
    this.column = 0;
    this.page = 0;
    this.columns = [0, 127];
    this.pages = [0, 7];
    this.on = false;
    this.inverted = false;
    this.mirrored = false;
    this.flipped = false;
    this.command = null;
    this.args = [];
  }

  // On I2C a control byte says what follows: SSD1306 datasheet 8.1.5.2.
  begin() {
    this.control = null;
  }

  write(byte) {
    if (this.control === null) {
      this.control = byte;
      return;
    }
    this.byte(byte, (this.control & 0x40) !== 0);
    if (this.control & 0x80) this.control = null; // one byte, then another control byte
  }

  status() {
    return this.on ? 0x00 : 0x40;
  }

  byte(value, isData) {
    if (isData) this.data(value);
    else this.commandByte(value);
  }

  data(byte) {
    this.ram[this.page * COLUMNS + this.column] = byte;
    if (this.mode === 2) {
      this.column = Math.min(this.column + 1, COLUMNS - 1);
    } else if (this.mode === 0) {
      if (this.nextColumn()) this.nextPage();
    } else if (this.nextPage()) {
      this.nextColumn();
    }
  }

  nextColumn() {
    const wraps = this.column >= this.columns[1];
    this.column = wraps ? this.columns[0] : this.column + 1;
    return wraps;
  }

  nextPage() {
    const wraps = this.page >= this.pages[1];
    this.page = wraps ? this.pages[0] : this.page + 1;
    return wraps;
  }

  commandByte(byte) {
    if (this.command === null) {
      this.command = byte;
      this.args = [];
    } else {
      this.args.push(byte);
    }
    if (this.args.length < (LENGTHS[this.command] ?? 0)) return;
    this.obey(this.command, this.args);
    this.command = null;
  }

  obey(command, args) {
    if (command === 0x20) this.mode = args[0] & 3;
    else if (command === 0x21) [this.columns, this.column] = [args, args[0]];
    else if (command === 0x22) [this.pages, this.page] = [args, args[0]];
    else if (command === 0xae || command === 0xaf) this.on = command === 0xaf;
    else if (command === 0xa6 || command === 0xa7) this.inverted = command === 0xa7;
    else if (command === 0xa0 || command === 0xa1) this.mirrored = command === 0xa0;
    else if (command === 0xc0 || command === 0xc8) this.flipped = command === 0xc0;
    else if (command >= 0xb0 && command <= 0xb7) this.page = command & 7;
    else if (command <= 0x0f) this.column = (this.column & 0xf0) | command;
    else if (command <= 0x1f) this.column = ((command & 0x0f) << 4) | (this.column & 0x0f);
  }

  /** What the glass shows, as the module is usually mounted: segments from A1h, rows from C8h. */
  picture() {
    const { width, height } = this;
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const column = (this.mirrored ? width - 1 - x : x) + this.first;
        const row = this.flipped ? height - 1 - y : y;
        const bit = (this.ram[(row >> 3) * COLUMNS + column] >> (row & 7)) & 1;
        const lit = this.on && (bit === 1) !== this.inverted;
        rgb.set(lit ? LIT : DARK, (y * width + x) * 3);
      }
    }
    return { width, height, rgb };
  }
}
