// I2C and SPI buses that take as long as their clocks say, with a panel at the other end.

/** A panel on I2C bus `bus`: { begin(), write(byte), end(), status() }. `panel.present` false:
 * nothing answers. */
export function attachI2c(pico, bus, address, panel) {
  pico.attach(() => {
    const i2c = pico.mcu.i2c[bus];
    const after = (bits, fn) => {
      const cycles = bits * (i2c.sclLowPeriod + i2c.sclHighPeriod + 16);
      pico.clock.createAlarm(fn).schedule(cycles * pico.nsPerCycle);
    };
    let ours = false;
    i2c.onStart = () => after(1, () => i2c.completeStart());
    i2c.onConnect = (asked) => {
      ours = asked === address && panel.present;
      if (ours) panel.begin();
      after(9, () => i2c.completeConnect(ours));
    };
    i2c.onWriteByte = (value) => {
      if (ours) panel.write(value);
      panel.bytes++;
      after(9, () => i2c.completeWrite(ours));
    };
    i2c.onReadByte = () => after(9, () => i2c.completeRead(ours ? panel.status() : 0xff));
    i2c.onStop = () => after(1, () => i2c.completeStop());
  });
}

/** A panel on SPI bus `bus`: { byte(value, isData) }; `pins` are the GPIO numbers dc and cs, if any. */
export function attachSpi(pico, bus, pins, panel) {
  pico.attach(() => {
    const spi = pico.mcu.spi[bus];
    const level = (pin) => pico.mcu.gpio[pin].outputValue;
    spi.onTransmit = (value) => {
      if (panel.present && (pins.cs === undefined || !level(pins.cs))) {
        if (spi.dataBits > 8) panel.byte(value >> 8, level(pins.dc));
        panel.byte(value & 0xff, level(pins.dc));
      }
      panel.bytes += spi.dataBits / 8;
      const nanos = (spi.dataBits * 1e9) / (spi.clockFrequency || 1e6);
      pico.clock.createAlarm(() => spi.completeTransmit(0)).schedule(nanos);
    };
  });
}
