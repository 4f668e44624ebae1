// An emulated Raspberry Pi Pico: rp2040js with its PIO, pins, USB and flash in exact simulated time.

import { RP2040 } from 'rp2040js';
import { installBootrom } from './bootrom.mjs';
import { Flash } from './flash.mjs';
import { PioClock } from './pioclock.mjs';
import { Pins } from './pins.mjs';
import { Serial } from './serial.mjs';
import { XipCache } from './xipcache.mjs';

const EXCEPTION_CYCLES = 15; // Cortex-M0+ reference manual, 3.6.1
const WATCHDOG = 0x40058;
const BOOTROM_END = 0x4000;
const SECOND_STAGE = 0x10000000;
const LONGEST_NAP = 1e7;
const LOOK_EVERY = 500; // instructions between two looks at what the caller waits for
const VSYS_CHANNEL = 3; // of the ADC: a third of VSYS, Pico datasheet 2.1
const VSYS_READING = 2068; // 5.0 V from USB, of 4095 for 9.9 V
const NOTHING = () => {};

export class Pico {
  /** xipMiss: cycles that a miss of the flash cache costs, 0 for none. */
  constructor({ xipMiss = 0 } = {}) {
    this.xipMiss = xipMiss;
    this.devices = []; // functions called with (pico) after every reset: panels
    this.resets = 0;
    this.stallNanos = 0;
    this.epoch = 0; // simulated time at the last reset; the chip's clock starts again at 0
    this.events = []; // what is to happen from outside: { nanos, fn }, in order of time
    this.pins = new Pins(this);
    this.serial = new Serial();
    this.flash = new Flash(this);
    this.start(null);
  }

  /** What power-on or a reset does; `kept` is the chip before, whose flash and scratch stay. */
  start(kept) {
    const mcu = new RP2040();
    mcu.logger = { debug: NOTHING, info: NOTHING, warn: NOTHING, error: NOTHING };
    this.mcu = mcu;
    mcu.adc.channelValues[VSYS_CHANNEL] = VSYS_READING;
    this.clock = mcu.clock;
    this.core = mcu.core;
    this.romTrap = installBootrom(mcu, this.flash);
    this.cycles = 0;
    this.extraCycles = 0;
    this.followClock();
    this.chargeExceptions();
    this.eventAlarm = this.clock.createAlarm(() => this.runEvents());
    this.pio = new PioClock(mcu);
    this.xip = this.xipMiss ? new XipCache(this, this.xipMiss) : null;
    if (kept) mcu.flash.set(kept.flash);
    this.pins.connect(mcu);
    this.serial.connect(mcu);
    this.watchdog();
    this.core.SP = mcu.bootrom[0];
    this.core.PC = SECOND_STAGE; // where the ROM would go
    this.core.registers[14] = 0;
    for (const device of this.devices) device(this);
    this.armEvents();
  }

  followClock() {
    this.nsPerCycle = 1e9 / this.mcu.clkSys;
    this.cycleBase = 0;
    this.nanosBase = 0;
    this.mcu.addClockListener((hz) => {
      this.cycleBase = this.cycles;
      this.nanosBase = this.clock.nanos;
      this.nsPerCycle = 1e9 / hz;
    });
  }

  chargeExceptions() {
    const { core } = this;
    const enter = core.exceptionEntry.bind(core);
    core.exceptionEntry = (n) => {
      this.extraCycles += EXCEPTION_CYCLES;
      enter(n);
    };
  }

  watchdog() {
    const watchdog = this.mcu.peripherals[WATCHDOG];
    watchdog.onWatchdogTrigger = () => {
      watchdog.alarm.enable = false; // else rp2040js fires it for ever at the same instant
      this.stopped = 'watchdog';
    };
  }

  /** Connects something that has to be connected again after each reset. */
  attach(device) {
    this.devices.push(device);
    device(this);
  }

  /** What the watchdog does; with `power`, what unplugging and plugging in again does. */
  reset(power = false) {
    const before = this.mcu;
    const { reason, scratchData } = before.peripherals[WATCHDOG];
    this.resets++;
    this.epoch = this.nanos;
    this.start(before);
    if (power) return;
    const watchdog = this.mcu.peripherals[WATCHDOG];
    watchdog.reason = reason;
    watchdog.scratchData.set(scratchData);
  }

  // --- time --------------------------------------------------------------

  /** Simulated time since the start, in nanoseconds. */
  get nanos() {
    return this.epoch + this.clock.nanos;
  }

  /** Brings PIO up to the present moment. */
  catchUp() {
    const cycle = this.cycleBase + (this.clock.nanos - this.nanosBase) / this.nsPerCycle;
    this.pio.runTo(Math.round(cycle));
  }

  /** Calls fn at a simulated time; calls for the same time run in the order given. */
  at(nanos, fn) {
    const { events } = this;
    let i = events.length;
    while (i > 0 && events[i - 1].nanos > nanos) i--;
    events.splice(i, 0, { nanos, fn });
    if (i === 0) this.armEvents();
  }

  armEvents() {
    if (this.events.length) this.eventAlarm.schedule(Math.max(0, this.events[0].nanos - this.nanos));
  }

  runEvents() {
    const due = this.events[0].nanos;
    while (this.events.length && this.events[0].nanos === due) this.events.shift().fn();
    this.armEvents();
  }

  advance(cycles) {
    this.cycles += cycles;
    this.clock.tick(cycles * this.nsPerCycle);
    if (this.pio.active) this.pio.runTo(this.cycles);
    else this.pio.now = this.cycles;
  }

  /** Lets time pass with the CPU halted but PIO, DMA and pins going on. */
  stall() {
    const end = this.nanos + this.stallNanos;
    this.stallNanos = 0;
    while (this.nanos < end - this.nsPerCycle / 2) this.pass(end, false);
  }

  /** Lets time pass up to the next thing that happens, at most to end; with wake, also only until
   * the CPU is woken. */
  pass(end, wake) {
    const { clock, core, pio } = this;
    const alarm = clock.nextAlarm;
    const horizon = Math.min(end - this.epoch, clock.nanos + LONGEST_NAP);
    const to = alarm && alarm.nanos < horizon ? alarm.nanos : horizon;
    let cycles = Math.max(1, Math.ceil((to - clock.nanos) / this.nsPerCycle - 1e-6));
    if (pio.active) {
      const target = this.cycles + cycles;
      pio.runTo(target, () => clock.nextAlarm === alarm && (core.waiting || !wake));
      cycles = Math.max(1, Math.ceil(pio.now) - this.cycles);
    }
    this.advance(cycles);
  }

  /** Runs until stop() is true, or end (simulated nanoseconds), or wallEnd (Date.now()).
   * Returns why: 'stop', 'time', 'wall', 'bootloader'. A watchdog reset is carried out. */
  runUntil(stop, end, wallEnd = Infinity) {
    this.stopped = null;
    for (;;) {
      const why = this.runChip(stop, end, wallEnd);
      if (why !== 'watchdog') return why;
      this.reset();
    }
  }

  runChip(stop, end, wallEnd) {
    const { core, clock } = this;
    let countdown = 0;
    for (;;) {
      if (countdown-- <= 0) {
        countdown = LOOK_EVERY;
        this.serial.pump();
        if (stop && stop()) return 'stop';
        if (Date.now() > wallEnd) return 'wall';
      }
      if (clock.nanos >= end - this.epoch) return 'time';
      if (core.waiting) {
        this.pass(end, true);
        countdown -= 20;
      } else {
        this.step();
      }
      if (this.stopped) {
        const why = this.stopped;
        this.stopped = null;
        return why;
      }
    }
  }

  step() {
    const { core } = this;
    if (core.PC < BOOTROM_END) {
      this.advance(this.romTrap(core));
      if (this.stallNanos) this.stall();
      return;
    }
    const cycles = core.executeInstruction() + this.extraCycles;
    this.extraCycles = 0;
    this.advance(cycles);
  }
}
