// @ts-check
import { processTree, signal } from '../faults/processes.mjs';
import { query } from '../product/database.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

/**
 * The embedded PostgreSQL dies: first the whole server at once, then a single process, which makes it drop all
 * connections and recover.
 * @param {import('../place.mjs').Place} place
 */
export async function databaseKilled(place) {
  const clinic = await place.clinic();
  const { product, databaseUrl } = clinic;
  return underBookings({ ask: askAt(product.url), databaseUrl, most: 1_000 }, async (visitors) => {
    const firstAt = performance.now();
    signal(clinic.postmaster, 'SIGKILL');
    const again = await visitors.confirmedSince(firstAt);
    if (!again) return { mendedAt: firstAt };
    const backend = await aBackend(databaseUrl, clinic.postmaster);
    const mendedAt = performance.now();
    signal(backend, 'SIGKILL');
    const first = ((again.ended - firstAt) / 1000).toFixed(1);
    return {
      mendedAt,
      measured: [`Killed whole, it worked again after ${first} s; the table has the time for one process.`],
    };
  });
}

/**
 * The PostgreSQL backend of one of the product's connections.
 * @param {string} databaseUrl
 * @param {number} postmaster
 */
async function aBackend(databaseUrl, postmaster) {
  const rows = await query(
    databaseUrl,
    `select pid from pg_stat_activity where application_name = 'huella' and pid <> pg_backend_pid()`,
  );
  const below = processTree(postmaster);
  const found = rows.find(({ pid }) => below.includes(pid));
  if (!found) throw new Error('the product has no connection to its database now');
  return Number(found.pid);
}
