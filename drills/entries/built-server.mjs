// @ts-check
/** @param {string} file below dist/server/src. */
const built = (file) => new URL(`../../dist/server/src/${file}`, import.meta.url).href;

/** @type {typeof import('../../server/src/foundation/clock.js')} */
const clock = await import(built('foundation/clock.js'));
/** @type {typeof import('../../server/src/foundation/database/migrations/all.js')} */
const migrations = await import(built('foundation/database/migrations/all.js'));
/** @type {typeof import('../../server/src/run-product.js')} */
const product = await import(built('run-product.js'));

/** The parts of the built server that the drills' own entry points need. */
export const { Clock } = clock;
export const { MIGRATIONS } = migrations;
export const { runProduct } = product;
