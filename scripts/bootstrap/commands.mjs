// @ts-check
/**
 * @typedef {object} Command
 * @property {string} [script] run under the chosen Node, from the root; if absent, the command only prepares.
 * @property {boolean} needsBuild whether dist/ must be up to date first.
 * @property {string} [listsWith] the argument with which it only prints a list, for which it needs no build.
 * @property {boolean} [needsTools] whether the packages of tools/ must be installed first.
 * @property {boolean} [isServer] runs until it is stopped, and must be stopped gracefully.
 * @property {string} [cleanUp] the script that cleans up after a server that died for good. If absent, a server that
 *   dies is not restarted.
 * @property {boolean} [readsEnvFile] reads settings from .env that the environment does not set.
 * @property {readonly string[]} [nodeArgs] arguments for Node itself.
 * @property {readonly string[]} [args] arguments before the user's own.
 * @property {(env: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} [env] settings to add.
 */

/** The server and its other programs are packed for a fast start (scripts/pack-server.mjs). */
export const SERVER = 'dist/start/main.js';
/** Megabytes of the young generation's halves and of the old generation: docs/decisions/0036-bundled-packages.md. */
export const SERVER_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=512'];
/**
 * Two glibc allocation arenas instead of eight per core, to reduce fragmentation:
 * docs/decisions/0036-bundled-packages.md.
 * @param {NodeJS.ProcessEnv} env
 */
export const serverEnvironment = ({ MALLOC_ARENA_MAX = '2' }) => ({ MALLOC_ARENA_MAX });
const STOP_DATABASE = 'dist/start/stop-orphaned-database.js';

/** @type {Command} */
const start = {
  script: SERVER,
  nodeArgs: SERVER_MEMORY,
  needsBuild: true,
  isServer: true,
  cleanUp: STOP_DATABASE,
  readsEnvFile: true,
  env: serverEnvironment,
};

/** The npm scripts. Tests and checks do not read .env: they must never touch the database it names. */
export const commands = /** @type {Record<string, Command>} */ ({
  start,
  demo: {
    ...start,
    args: ['--demo'],
    // The demo's made-up people must never end up in the clinic's database, so .env can't set these two.
    env: (env) => ({
      ...serverEnvironment(env),
      DATA_DIR: env.DATA_DIR ?? 'data-demo',
      DATABASE_URL: env.DATABASE_URL ?? '',
    }),
  },
  dev: { script: 'scripts/dev.mjs', needsBuild: true, needsTools: true, isServer: true, readsEnvFile: true },
  staff: { script: 'dist/start/staff-cli.js', needsBuild: true, readsEnvFile: true },
  restore: { script: 'dist/start/restore-cli.js', needsBuild: true, readsEnvFile: true },
  build: { needsBuild: true },
  release: { script: 'scripts/release.mjs', needsBuild: true },
  gen: { script: 'scripts/gen.mjs', needsBuild: false, needsTools: true },
  check: { script: 'scripts/check.mjs', needsBuild: false, needsTools: true },
  test: { script: 'scripts/test.mjs', needsBuild: false, needsTools: true },
  prove: { script: 'scripts/prove.mjs', needsBuild: true, listsWith: '--due', needsTools: true },
  bench: { script: 'bench/run.mjs', needsBuild: true, needsTools: true },
  screenshots: { script: 'scripts/screenshots.mjs', needsBuild: true, needsTools: true },
  drill: { script: 'drills/run.mjs', needsBuild: true, needsTools: true },
});

/**
 * @param {Command} command
 * @param {readonly string[]} args the user's own.
 * @returns {boolean} whether dist/ must be up to date first.
 */
export const needsBuild = (command, args) =>
  command.needsBuild && !(command.listsWith !== undefined && args.includes(command.listsWith));
