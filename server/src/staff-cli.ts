import { askHidden } from './ask-hidden.js';
import { generatePassword } from './auth/accounts/first-staff-user.js';
import { StaffAccounts } from './auth/accounts/staff-accounts.js';
import { StaffUser } from './auth/accounts/staff-user.entity.js';
import { type Config, readConfig } from './config.js';
import { runningDatabaseUrl } from './database/embedded-database.js';
import { embeddedDirectory, openDatabase } from './database/open-database.js';
import { prepareDatabase } from './database/prepare-database.js';
import { withEntityManager } from './database/with-entity-manager.js';
import { StartUpError } from './start-up-error.js';

const USAGE = 'Say what to do: npm run staff -- add NAME, or npm run staff -- password NAME.';

/** Prompts without echo; generates a password if there is no terminal or the answer is empty. */
async function choosePassword(): Promise<{ password: string; isGenerated: boolean }> {
  const typed = process.stdin.isTTY ? await askHidden('Password (empty: one is made up): ') : '';
  return typed
    ? { password: typed, isGenerated: false }
    : { password: generatePassword(), isGenerated: true };
}

/** Uses the database of a running server; if there is none, starts the embedded one for the time of `work`. */
async function onDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const running = config.databaseUrl ?? (await runningDatabaseUrl(embeddedDirectory(config.dataDir)));
  if (running) return work(running);
  const database = await openDatabase(config, console.error);
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}

async function main([command, name, ...rest]: string[]): Promise<void> {
  if ((command !== 'add' && command !== 'password') || !name || rest.length > 0)
    throw new StartUpError(USAGE);
  const { password, isGenerated } = await choosePassword();
  await onDatabase(readConfig(), async (url) => {
    await prepareDatabase(url);
    await withEntityManager(url, [StaffUser], async (em) => {
      const accounts = new StaffAccounts(em);
      await (command === 'add' ? accounts.add(name, password) : accounts.setPassword(name, password));
    });
  });
  const done = command === 'add' ? `User ${name} can log in now.` : `The password of ${name} is changed.`;
  console.log(isGenerated ? `${done} Password (shown this once): ${password}` : done);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
