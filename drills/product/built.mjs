// @ts-check
/** @param {string} file below dist/server/src. */
const built = (file) => new URL(`../../dist/server/src/${file}`, import.meta.url).href;

/** @type {typeof import('../../server/src/foundation/database/embedded-database.js')} */
const embeddedDatabase = await import(built('foundation/database/embedded-database.js'));
/** @type {typeof import('../../server/src/foundation/database/prepare-database.js')} */
const schema = await import(built('foundation/database/prepare-database.js'));

/** Parts of the built product. Their types come from its sources, so they are checked before anything is built. */
export const { startEmbeddedDatabase, runningDatabaseUrl } = embeddedDatabase;
export const { prepareDatabase } = schema;
