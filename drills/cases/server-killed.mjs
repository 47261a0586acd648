// @ts-check
import { serverBelow, signal } from '../faults/processes.mjs';
import { Clinic } from '../product/clinic.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

/**
 * The server dies as of a fault of its own, under `npm start`.
 * @param {import('../drills.mjs').Place} place
 */
export async function serverKilled({ folder, short }) {
  const clinic = await Clinic.start(folder);
  try {
    const { product, databaseUrl } = clinic;
    const times = short ? 1 : 3;
    return await underBookings({ ask: askAt(product.url), databaseUrl, most: 2_000 }, async (visitors) => {
      let killedAt = 0;
      for (let kill = 0; kill < times; kill += 1) {
        await visitors.confirmedSince(performance.now());
        killedAt = performance.now();
        signal(serverBelow(product.pid), 'SIGKILL');
      }
      return { mendedAt: killedAt };
    });
  } finally {
    await clinic.stop();
  }
}
