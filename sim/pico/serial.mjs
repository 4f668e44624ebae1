// The host at the other end of the chip's USB serial port.

import { USBCDC } from 'rp2040js';

const PACKET = 64;

export class Serial {
  constructor() {
    this.queue = []; // bytes that wait to be sent to the chip
    this.output = []; // bytes that the chip has sent and nobody has taken
    this.listening = true; // false: a host that has stopped reading
  }

  /** Plugs the cable into a chip that has just been reset. */
  connect(mcu) {
    const { usbCtrl } = mcu;
    const cdc = new USBCDC(usbCtrl);
    this.cdc = cdc;
    this.connected = false;
    cdc.onDeviceConnected = () => {
      this.connected = true;
    };
    cdc.onSerialData = (bytes) => {
      for (const byte of bytes) this.output.push(byte);
    };
    // A host sends nothing when it has nothing to send. rp2040js answers every read with an
    // empty packet, which keeps the chip busy and never asleep.
    const answer = usbCtrl.onEndpointRead;
    this.waiting = null;
    usbCtrl.onEndpointRead = (endpoint, size) => {
      const idle = endpoint === cdc.outEndpoint && cdc.txFIFO.empty && !this.refill();
      if (idle) this.waiting = () => answer(endpoint, size);
      else answer(endpoint, size);
    };
    const ready = usbCtrl.indicateBufferReady.bind(usbCtrl);
    this.held = [];
    usbCtrl.indicateBufferReady = (endpoint, out) => {
      const taken = this.listening || out || endpoint !== cdc.inEndpoint;
      if (taken) ready(endpoint, out);
      else this.held.push(() => ready(endpoint, out));
    };
  }

  /** Stops or goes on taking what the chip sends. */
  listen(on) {
    this.listening = on;
    while (on && this.held.length) this.held.shift()();
  }

  /** Sends bytes to the chip. */
  send(bytes) {
    for (const byte of bytes) this.queue.push(byte);
    this.pump();
  }

  pump() {
    if (!this.waiting || !this.refill()) return;
    const answer = this.waiting;
    this.waiting = null;
    answer();
  }

  refill() {
    const { txFIFO } = this.cdc;
    const before = this.queue.length;
    while (this.queue.length && txFIFO.itemCount < PACKET) txFIFO.push(this.queue.shift());
    return this.queue.length < before;
  }

  /** Takes what the chip has sent since the last call. */
  take() {
    return Buffer.from(this.output.splice(0));
  }
}
