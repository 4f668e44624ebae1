// The chip's pins as the world outside sees them: driven, pulled or open, at exact times.

import { GPIOPin, GPIOPinState } from 'rp2040js';

const PINS = 30;
const IO_BANK0 = 0x40014;
const PADS_BANK0 = 0x4001c;

export class Pins {
  constructor(pico) {
    this.pico = pico;
    this.driven = new Array(PINS).fill(null); // level from outside, null: open
  }

  /** Connects the wires to a chip that has just been reset. */
  connect(mcu) {
    this.mcu = mcu;
    this.cacheValues(mcu);
    for (const pin of mcu.gpio) {
      pin.addListener(() => this.settle(pin.index));
      this.settle(pin.index);
    }
  }

  // rp2040js asks all pins anew for every look at them; the sampler looks every microsecond.
  cacheValues(mcu) {
    let mask = 0;
    let stale = true;
    Object.defineProperty(mcu, 'gpioValues', {
      get() {
        if (stale) mask = mcu.gpio.reduce((m, pin, i) => (pin.inputValue ? m | (1 << i) : m), 0);
        stale = false;
        return mask;
      },
    });
    const marking = (object, method, original) => {
      object[method] = (...args) => {
        stale = true;
        original.apply(object, args);
        stale = true;
      };
    };
    for (const pin of mcu.gpio) marking(pin, 'setInputValue', GPIOPin.prototype.setInputValue);
    for (const at of [IO_BANK0, PADS_BANK0]) {
      marking(mcu.peripherals[at], 'writeUint32', mcu.peripherals[at].writeUint32);
    }
  }

  // The level a pin has: driven from outside, or by the chip, or pulled.
  settle(index) {
    const pin = this.mcu.gpio[index];
    const own = pin.value === GPIOPinState.High || pin.value === GPIOPinState.InputPullUp;
    const level = this.driven[index] === null ? own : this.driven[index] === 1;
    if (level !== pin.rawInputValue) pin.setInputValue(level);
  }

  /** Drives a pin from outside at once: 0, 1, or null to leave it open. */
  drive(index, level) {
    this.pico.catchUp();
    this.driven[index] = level;
    this.settle(index);
  }
}
