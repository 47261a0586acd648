import type { Clock } from './foundation/clock.js';
import { readConfig, type Config } from './foundation/config.js';
import { openDatabase } from './foundation/database/open-database.js';
import { prepareDatabase } from './foundation/database/prepare-database.js';
import { PublicAddress } from './access/public-address/public-address.js';
import { hasStaff } from './access/accounts/has-staff.js';
import { exitOnFault } from './foundation/exit-on-fault.js';
import { closeInTime } from './foundation/http/limits/close-in-time.js';
import { Readiness } from './integrations/health/readiness.js';
import { createLogger } from './foundation/logger.js';
import { productVersion } from './foundation/product-version.js';
import { loadSecrets } from './foundation/secrets.js';
import { StartUpError } from './foundation/start-up-error.js';
import { stopOnSignals } from './foundation/stop-on-signals.js';

interface RunOptions {
  /** `YEAR`: with a year of visits. */
  readonly demo?: 'WEEKS' | 'YEAR' | undefined;
  readonly clock?: Clock;
}

/**
 * Returns once the server listens; signals stop it.
 * @throws StartUpError for every expected failure.
 */
export async function runProduct({ demo, clock }: RunOptions): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  for (const sentence of config.warnings) logger.warn(sentence);
  exitOnFault(logger);
  const secrets = await loadSecrets(config.dataDir, config.tokenSecret);
  const stopper = stopOnSignals(logger);
  const opening = openDatabase(config, (sentence) => logger.warn(sentence), stopper.requested);
  // Registered now, so that a stop during start-up also closes the database.
  stopper.closeFirst(() =>
    opening.then(
      (database) => database.stop(),
      () => undefined,
    ),
  );
  // Nest and Apollo take a second to load: invalid settings are reported first, and the database starts meanwhile.
  const loading = import('./create-app.js');
  try {
    const { addresses } = await opening;
    const { direct } = addresses;
    await prepareDatabase(direct);
    const newPassword = (await hasStaff(direct)) ? undefined : await openClinic(direct, config);
    if (demo) await fillDemoClinic(direct, config, demo === 'YEAR');
    const { createApp } = await loading;
    const app = await createApp(config, secrets, addresses, logger, clock);
    stopper.closeFirst(closeInTime(app));
    stopper.closeFirst(() => app.get(Readiness).end(config.stopDelay));
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw cannotListen(error, config);
    });
    const url = await app.getUrl();
    logger.info({ version: await productVersion() }, 'listening');
    announce(config, (await app.get(PublicAddress).current()) ?? url, newPassword);
    // The supervisor restarts a crashed server on the same port.
    process.send?.({ port: Number(new URL(url).port) });
  } catch (error) {
    await stopper.stop();
    // An error after a stop signal is not a failure; the signal's handler ends the process.
    if (!stopper.requested.aborted) throw error;
  }
}

// Modules that only a first start or the demo needs are loaded on demand.

/** @returns the first user's password if it was generated. */
async function openClinic(databaseUrl: string, config: Config): Promise<string | undefined> {
  const { markNewClinic } = await import('./clinic/settings/new-clinic.js');
  const { ensureFirstStaffUser } = await import('./access/terminal/first-staff-user.js');
  await markNewClinic(databaseUrl);
  return ensureFirstStaffUser(databaseUrl, config);
}

async function fillDemoClinic(databaseUrl: string, { timeZone }: Config, hasYear: boolean): Promise<void> {
  const demo = await import('./foundation/database/seeds/demo-clinic.js');
  await demo.fillDemoClinic(databaseUrl, timeZone, { hasYear });
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

function announce(config: Config, address: string, newPassword: string | undefined): void {
  const base = address.replace('[::1]', 'localhost');
  const lines = [
    `Booking page  ${base}/public/reservar`,
    `Panel         ${base}/app`,
    ...(config.introspection ? [`Playground    ${base}/graphql`] : []),
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
