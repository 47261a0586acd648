// @ts-check
// The product with a clock that its parent process shifts by messages with the shift in milliseconds.
import { Clock, runProduct } from './built-server.mjs';

class ShiftedClock extends Clock {
  shiftMs = 0;

  /** @override */
  now() {
    return new Date(Date.now() + this.shiftMs);
  }
}

const clock = new ShiftedClock();
process.on('message', (/** @type {{ shiftMs: number }} */ { shiftMs }) => {
  clock.shiftMs = shiftMs;
  process.send?.('shifted');
});
await runProduct({ clock });
