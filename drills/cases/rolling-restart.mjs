// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { Balancer } from '../product/balancer.mjs';
import { Product } from '../product/product.mjs';
import { openYearsAhead, Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';

/** The balancer checks every 200 ms, or less often on a busy machine. */
const SETTINGS = { STOP_DELAY: '1' };
const BETWEEN_MS = 500;

/**
 * Three instances behind a load balancer are restarted one after the other, as for an upgrade.
 * @param {import('../place.mjs').Place} place
 */
export async function rollingRestart(place) {
  const databaseUrl = await place.database();
  const folder = place.newFolder('rolling-restart');
  /** @type {Product[]} */
  const products = [];
  try {
    for (const name of place.short ? ['one', 'two'] : ['one', 'two', 'three']) {
      products.push(await Product.start({ folder, name, databaseUrl, settings: SETTINGS }));
    }
    const urls = products.map(({ url }) => url);
    await openYearsAhead(await Staff.logIn(urls[0] ?? ''));
    const balancer = new Balancer(urls);
    try {
      await Promise.all(urls.map((url) => balancer.serves(url)));
      return await underBookings({ ask: balancer.ask, databaseUrl, most: 1_500 }, async (visitors) => {
        const beganAt = performance.now();
        /** @type {string[]} */
        const broken = [];
        // The short version only restarts the first instance.
        for (const [index, product] of [...products.entries()].slice(0, place.short ? 1 : 3)) {
          const code = await product.stop();
          if (code !== 0) broken.push(`an instance ended with ${code} when stopped`);
          const { port } = new URL(product.url);
          const name = `${index + 1}-restarted`;
          products[index] = await Product.start({
            folder,
            name,
            databaseUrl,
            settings: SETTINGS,
            port: Number(port),
          });
          await balancer.serves(product.url);
          await delay(BETWEEN_MS);
        }
        const mendedAt = performance.now();
        const failed = visitors.within(beganAt, mendedAt).filter(({ outcome }) => outcome !== 'confirmed');
        return {
          mendedAt,
          broken: [
            ...broken,
            ...failed.map(
              ({ name, detail }) => `${name} could not book while instances restarted: ${detail}`,
            ),
          ],
        };
      });
    } finally {
      await balancer.stop();
    }
  } finally {
    for (const product of products) await product.stop();
  }
}
