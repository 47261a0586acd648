// @ts-check
/**
 * @typedef {object} Command
 * @property {string} [script] what to run under the chosen Node, from the root; absent: preparing is all there is to do.
 * @property {boolean} needsBuild whether dist/ must be up to date first.
 * @property {boolean} [isServer] runs until it is stopped, and must be stopped gently.
 * @property {string} [cleanUp] makes a server one that is started again when it dies: what to run where it died and is
 *   not started again.
 * @property {boolean} [readsEnvFile] takes the settings of .env that the environment does not set.
 * @property {readonly string[]} [nodeArgs] what Node itself is told.
 * @property {readonly string[]} [args] what comes before the person's own arguments.
 * @property {(env: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} [env] settings to add.
 */

/** The server as it is packed for a start (scripts/pack-server.mjs). */
export const SERVER = 'dist/start/main.js';
/** Megabytes of the young generation's halves and of the old one: docs/decisions/0058-what-a-start-costs.md. */
export const SERVER_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=512'];
const STOP_DATABASE = 'dist/server/src/stop-left-database.js';

/** @type {Command} */
const start = {
  script: SERVER,
  nodeArgs: SERVER_MEMORY,
  needsBuild: true,
  isServer: true,
  cleanUp: STOP_DATABASE,
  readsEnvFile: true,
};

/** The npm scripts. Tests and checks do not read .env: they must never touch the database it names. */
export const commands = /** @type {Record<string, Command>} */ ({
  start,
  demo: {
    ...start,
    args: ['--demo'],
    // The demo's made-up people must never end up in the clinic's database, so .env can't set these two.
    env: ({ DATA_DIR, DATABASE_URL }) => ({
      DATA_DIR: DATA_DIR ?? 'data-demo',
      DATABASE_URL: DATABASE_URL ?? '',
    }),
  },
  dev: { script: 'scripts/dev.mjs', needsBuild: true, isServer: true, readsEnvFile: true },
  staff: { script: 'dist/server/src/staff-cli.js', needsBuild: true, readsEnvFile: true },
  restore: { script: 'dist/server/src/restore-cli.js', needsBuild: true, readsEnvFile: true },
  build: { needsBuild: true },
  gen: { script: 'scripts/gen.mjs', needsBuild: false },
  check: { script: 'scripts/check.mjs', needsBuild: false },
  test: { script: 'scripts/test.mjs', needsBuild: false },
  bench: { script: 'bench/run.mjs', needsBuild: true },
  drill: { script: 'drills/run.mjs', needsBuild: true },
});
