// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { SilentProxy } from '../faults/silent-proxy.mjs';
import { Product } from '../product/product.mjs';
import { NoAnswer } from '../product/send.mjs';
import { openYearsAhead, Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

/** Durations of the network losses: first one too short for the product to notice, then a long one. */
const LOSSES_MS = { short: [4_000], full: [4_000, 45_000] };
/** Days after all that the drill's visitors book. */
const DAYS = ['2034-03-06', '2034-03-07'];
const CLOSE = 'mutation ($input: ClosureInput!) { createClosure(input: $input) { id } }';
/** An instance whose connections died notices within this time. */
const MAX_STALE_MS = 30_000;
const LOOK_EVERY_MS = 200;

/**
 * One of two instances loses its network to the database. Meanwhile staff close a day through the other instance; the
 * first has to show this afterwards.
 * @param {import('../place.mjs').Place} place
 */
export async function networkLost(place) {
  const databaseUrl = await place.database();
  const folder = place.newFolder('network-lost');
  const proxy = await SilentProxy.start(databaseUrl);
  /** @type {Product[]} */
  const products = [];
  try {
    products.push(await Product.start({ folder, name: 'near', databaseUrl }));
    products.push(await Product.start({ folder, name: 'far', databaseUrl: proxy.addressOf(databaseUrl) }));
    const [near, far] = /** @type {[Product, Product]} */ (products);
    const staff = await Staff.logIn(near.url);
    await openYearsAhead(staff);
    const askFar = askAt(far.url);
    return await underBookings({ ask: askFar, databaseUrl, most: 1_000 }, async (visitors) => {
      /** @type {string[]} */
      const measured = [];
      /** @type {string[]} */
      const broken = [];
      let mendedAt = 0;
      for (const [turn, lostMs] of LOSSES_MS[place.short ? 'short' : 'full'].entries()) {
        const day = DAYS[turn] ?? '';
        // An instance caches the opening hours after the first request.
        if (!(await hasHours(askFar, day))) throw new Error(`${day} has no hours to close`);
        proxy.loseNetwork();
        await delay(1_000);
        await staff.ask(CLOSE, { input: { from: day, to: day, reason: 'Simulacro' } });
        await delay(lostMs);
        mendedAt = performance.now();
        proxy.findNetwork();
        const staleUntil = await firstTime(async () => !(await hasHours(askFar, day)), MAX_STALE_MS);
        if (staleUntil === undefined)
          broken.push('30 s later it still offered the hours of a day that was closed');
        else measured.push(sentence(lostMs, staleUntil - mendedAt));
        await visitors.confirmedSince(mendedAt);
      }
      return { mendedAt, measured, broken };
    });
  } finally {
    for (const product of products) await product.stop();
    await proxy.stop();
  }
}

/** @param {number} lostMs @param {number} staleMs */
const sentence = (lostMs, staleMs) =>
  `Lost for ${lostMs / 1000} s: a day that was closed meanwhile was shown as closed ${(staleMs / 1000).toFixed(1)} s later.`;

/**
 * @param {import('../visitors/free-hours.mjs').Ask} ask
 * @param {string} day
 * @returns {Promise<boolean>} whether the response offers hours on that day; true if there was no response.
 */
async function hasHours(ask, day) {
  try {
    const { status, text } = await ask(`/api/citas/disponibles/?fecha=${day}&tipo_cita=podologia`);
    return status !== 200 || JSON.parse(text).horas_disponibles.length > 0;
  } catch (error) {
    if (error instanceof NoAnswer) return true;
    throw error;
  }
}

/**
 * @param {() => Promise<boolean>} test
 * @param {number} limitMs
 * @returns {Promise<number | undefined>} when it became true, as in `performance.now()`; undefined if not in time.
 */
async function firstTime(test, limitMs) {
  for (const end = performance.now() + limitMs; performance.now() < end; await delay(LOOK_EVERY_MS)) {
    if (await test()) return performance.now();
  }
  return undefined;
}
