// An ST7789 behind its wire; memory of 240 x 320, of which the glass shows a part.

const COLUMNS = 240;
const ROWS = 320;

export class St7789 {
  /** width, height: the picture as mounted; offset: memory column and row of the glass. */
  constructor({ width, height, offset }) {
    this.width = width;
    this.height = height;
    this.offset = offset;
    this.memory = new Uint16Array(COLUMNS * ROWS);
    this.bytes = 0;
    this.present = true;
    this.powerOn();
  }

  powerOn() {
    this.columns = [0, COLUMNS - 1];
    this.rows = [0, ROWS - 1];
    this.x = 0;
    this.y = 0;
    this.on = false;
    this.madctl = 0;
    this.command = 0;
    this.args = [];
    this.high = null;
  }

  byte(value, isData) {
    if (!isData) this.begin(value);
    else if (this.command === 0x2c) this.pixelByte(value);
    else this.argument(value);
  }

  begin(command) {
    this.command = command;
    this.args = [];
    this.high = null;
    if (command === 0x01) this.powerOn();
    else if (command === 0x29) this.on = true;
    else if (command === 0x28) this.on = false;
    else if (command === 0x2c) [this.x, this.y] = [this.columns[0], this.rows[0]];
  }

  argument(value) {
    this.args.push(value);
    const a = this.args;
    const span = () => [(a[0] << 8) | a[1], (a[2] << 8) | a[3]];
    if (this.command === 0x36) this.madctl = value;
    else if (this.command === 0x2a && a.length === 4) this.columns = span();
    else if (this.command === 0x2b && a.length === 4) this.rows = span();
  }

  pixelByte(value) {
    if (this.high === null) {
      this.high = value;
      return;
    }
    this.memory[this.place(this.x, this.y)] = (this.high << 8) | value;
    this.high = null;
    if (this.x++ < this.columns[1]) return;
    this.x = this.columns[0];
    if (this.y++ >= this.rows[1]) this.y = this.rows[0];
  }

  // Where an addressed pixel lies in memory: MY, MX, MV of 9.1.28.
  place(x, y) {
    const [column, row] = this.madctl & 0x20 ? [y, x] : [x, y];
    const c = this.madctl & 0x40 ? COLUMNS - 1 - column : column;
    const r = this.madctl & 0x80 ? ROWS - 1 - row : row;
    return r * COLUMNS + c;
  }

  /** What a person sees who holds the glass so that the picture stands upright. */
  picture() {
    const { width, height } = this;
    const rgb = new Uint8Array(width * height * 3);
    const [left, top] = this.shown();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = this.on ? this.memory[this.place(left + x, top + y)] : 0;
        const pixel = [((p >> 11) * 255) / 31, (((p >> 5) & 63) * 255) / 63, ((p & 31) * 255) / 31];
        rgb.set(pixel, (y * width + x) * 3);
      }
    }
    return { width, height, rgb };
  }

  // The glass's first pixel as addressed now.
  shown() {
    const [x, y] = this.offset;
    const wide = (this.madctl & 0x20) !== 0;
    const [across, down] = wide ? [this.height, this.width] : [this.width, this.height];
    const column = this.madctl & 0x40 ? COLUMNS - x - across : x;
    const row = this.madctl & 0x80 ? ROWS - y - down : y;
    return wide ? [row, column] : [column, row];
  }
}
