// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

const LOOK_EVERY_MS = 100;
/** PostgreSQL may go on for this long in space that it has already reserved. */
const MAX_ROOM_MS = 60_000;

/**
 * The disk under the embedded database is full, until space is freed.
 * @param {import('../place.mjs').Place} place with a small disk.
 * @returns {Promise<import('../under-bookings.mjs').Result>}
 */
export async function diskFull(place) {
  const { product, databaseUrl } = await place.clinic();
  const { disk } = place;
  if (typeof disk === 'string') {
    const nothing = { confirmed: 0, stored: 0, longestMs: 0, againMs: undefined, measured: [], broken: [] };
    return { ...nothing, skipped: disk };
  }
  return underBookings({ ask: askAt(product.url), databaseUrl, most: 1_000 }, async (visitors) => {
    const fullAt = performance.now();
    const failed = () =>
      visitors.bookings.find(({ began, outcome }) => began > fullAt && outcome !== 'confirmed');
    for (const end = fullAt + MAX_ROOM_MS; !failed() && performance.now() < end;) {
      disk.fill();
      await delay(LOOK_EVERY_MS);
    }
    await delay(place.short ? 1_000 : 20_000);
    const mendedAt = performance.now();
    disk.empty();
    const tried = visitors.within(fullAt, mendedAt);
    const away = tried.filter(({ outcome }) => outcome === 'away').length;
    return {
      mendedAt,
      measured: [`While the disk was full, ${away} of ${tried.length} bookings were refused with 503.`],
      broken: failed() ? [] : ['no booking failed while the disk was full: the drill showed nothing'],
    };
  });
}
