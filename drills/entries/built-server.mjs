// @ts-check
/** @param {string} file in dist/start. */
const built = (file) => new URL(`../../dist/start/${file}`, import.meta.url).href;

/** @type {typeof import('../../server/src/foundation/clock.js')} */
const clock = await import(built('clock.js'));
/** @type {typeof import('../../server/src/foundation/database/migrations/all.js')} */
const migrations = await import(built('migrations.js'));
/** @type {typeof import('../../server/src/run-product.js')} */
const product = await import(built('run-product.js'));

/** The parts of the built server that the drills' own entry points need. */
export const { Clock } = clock;
export const { MIGRATIONS } = migrations;
export const { runProduct } = product;
