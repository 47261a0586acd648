import { readConfig, type Config } from './config.js';
import { createApp } from './create-app.js';
import { openDatabase } from './database/open-database.js';
import { prepareDatabase } from './database/prepare-database.js';
import { fillDemoClinic } from './database/seeds/demo-clinic.js';
import { ensureFirstStaffUser } from './auth/first-staff-user.js';
import { createLogger } from './logger.js';
import { loadSecrets } from './secrets.js';
import { StartUpError } from './start-up-error.js';
import { stopOnSignals } from './stop-on-signals.js';

/**
 * Starts everything and returns once it listens; signals stop it.
 * @throws StartUpError with one sentence for whatever can be foreseen.
 */
export async function runProduct({ demo }: { demo: boolean }): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const secrets = await loadSecrets(config.dataDir, config.tokenSecret);
  const database = await openDatabase(config, (sentence) => logger.warn(sentence));
  // From here on a stop has something to close: also one that comes while the rest is still starting.
  const stopper = stopOnSignals(logger, () => database.stop());
  try {
    await prepareDatabase(database.url);
    const newPassword = await ensureFirstStaffUser(database.url, config);
    if (demo) await fillDemoClinic(database.url, config.timeZone);
    const app = await createApp(config, secrets, database.url, logger);
    stopper.closeFirst(() => app.close());
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw cannotListen(error, config);
    });
    announce(config, await app.getUrl(), newPassword);
  } catch (error) {
    await stopper.stop();
    throw error;
  }
}

function cannotListen(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartUpError(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
    case 'EACCES':
      return new StartUpError(`Port ${port} needs rights that this user doesn't have: set PORT to another.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartUpError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}

/** What the operator needs, on standard output, after everything is up. */
function announce(config: Config, listeningUrl: string, newPassword: string | undefined): void {
  const base = config.publicUrl ?? listeningUrl.replace('[::1]', 'localhost');
  const lines = [
    `Booking page  ${base}/public/reservar`,
    `Panel         ${base}/app`,
    `Playground    ${base}/graphql`,
    `REST base     ${base}/api`,
    ...(newPassword
      ? [
          `First user    ${config.adminUsername}`,
          `Password      ${newPassword}   (shown this once: change it with npm run staff -- password ${config.adminUsername})`,
        ]
      : []),
    'Huella is ready.',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
