// Runs the PIO blocks in step with the simulated clock.
//
// rp2040js runs them from setTimeout, 1000 instructions at a time, with no relation to the CPU's
// time, ignoring delays and clock dividers and running disabled state machines too. Here each
// enabled state machine has the cycle at which its next instruction is due.

export class PioClock {
  constructor(mcu) {
    this.active = false;
    this.now = 0; // in system clock cycles
    this.pios = mcu.pio;
    this.running = [];
    for (const pio of mcu.pio) {
      pio.run = () => {};
      const write = pio.writeUint32.bind(pio);
      pio.writeUint32 = (offset, value) => {
        write(offset, value);
        this.refresh();
      };
    }
  }

  refresh() {
    const machines = this.pios.flatMap((pio) => pio.machines);
    for (const machine of machines) {
      if (machine.enabled && !machine.wasEnabled) {
        machine.due = this.now + 1;
        machine.stalledAt = null;
      }
      machine.wasEnabled = machine.enabled;
    }
    this.running = machines.filter((machine) => machine.enabled);
    this.active = this.running.length > 0;
  }

  /** Executes everything due up to and including the given cycle. With goOn, stops early, right
   * after an instruction that made goOn() false. */
  runTo(cycle, goOn = null) {
    while (this.active) {
      const first = this.first(cycle);
      if (first === null) break;
      if (first.due > this.now) this.now = first.due;
      this.step(first);
      if (goOn !== null && !goOn()) return;
    }
    if (cycle > this.now) this.now = cycle;
  }

  // The state machine that is due first, if any is up to the cycle.
  first(cycle) {
    let first = null;
    for (const machine of this.running) {
      if (machine.stalledAt !== null) {
        if (machine.waiting) machine.checkWait();
        if (machine.waiting) continue;
        this.resume(machine);
      }
      if (machine.due <= cycle && (first === null || machine.due < first.due)) first = machine;
    }
    return first;
  }

  resume(machine) {
    const used = Math.max(1, machine.cycles - machine.stalledAt);
    machine.stalledAt = null;
    machine.due = this.now + used * this.divider(machine);
  }

  divider(machine) {
    return (machine.clockDivInt || 0x10000) + machine.clockDivFrac / 256;
  }

  step(machine) {
    const before = machine.cycles;
    machine.step();
    if (machine.waiting) {
      machine.stalledAt = machine.cycles;
      return;
    }
    machine.due += Math.max(1, machine.cycles - before) * this.divider(machine);
    machine.pio.checkChangedPins();
  }
}
