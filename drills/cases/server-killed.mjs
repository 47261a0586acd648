// @ts-check
import { serverBelow, signal } from '../faults/processes.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

/**
 * The server crashes under `npm start`.
 * @param {import('../place.mjs').Place} place
 */
export async function serverKilled(place) {
  const { product, databaseUrl } = await place.clinic();
  const times = place.short ? 1 : 3;
  return underBookings({ ask: askAt(product.url), databaseUrl, most: 1_000 }, async (visitors) => {
    let killedAt = 0;
    for (let kill = 0; kill < times; kill += 1) {
      await visitors.confirmedSince(performance.now());
      killedAt = performance.now();
      signal(serverBelow(product.pid), 'SIGKILL');
    }
    return { mendedAt: killedAt };
  });
}
