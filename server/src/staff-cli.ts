import { clinicClock } from '#domain/clinic-time.js';
import type { Preset } from '#domain/access/presets.js';
import { Clock } from './foundation/clock.js';
import { openConnection } from './foundation/database/connections/connection.js';
import { type ImportedPhoto, importPhotos, photoStaff } from './records/photos/import-photos.js';
import { promptHidden } from './foundation/prompt-hidden.js';
import { generatePassword } from './access/terminal/first-staff-user.js';
import { type StaffAccounts, withStaffAccounts } from './access/terminal/staff-accounts.js';
import { type Config, readConfig } from './foundation/config.js';
import { runningDatabaseUrl } from './foundation/database/embedded-database.js';
import { embeddedDirectory, openDatabase } from './foundation/database/open-database.js';
import { prepareDatabase } from './foundation/database/prepare-database.js';
import { StartUpError } from './foundation/start-up-error.js';

const USAGE =
  'Say what to do: npm run staff -- add NAME, password NAME, enable NAME, role NAME todo|profesional|recepcion|contabilidad, second-factor NAME off, or import-photos NAME FOLDER.';

const PRESETS: ReadonlyMap<string | undefined, Preset> = new Map([
  ['todo', 'ALL'],
  // The word for it in earlier versions.
  ['personal', 'ALL'],
  ['profesional', 'PROFESSIONAL'],
  ['recepcion', 'RECEPTION'],
  ['contabilidad', 'ACCOUNTING'],
]);

/** Prompts without echo; generates a password if there is no terminal or the answer is empty. */
async function choosePassword(): Promise<{ password: string; isGenerated: boolean }> {
  const typed = process.stdin.isTTY ? await promptHidden('Password (empty: one is made up): ') : '';
  return typed
    ? { password: typed, isGenerated: false }
    : { password: generatePassword(), isGenerated: true };
}

/** Uses the database of a running server; if there is none, starts the embedded one while `work` runs. */
async function onDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  const running = config.database?.direct ?? (await runningDatabaseUrl(embeddedDirectory(config.dataDir)));
  if (running) return work(running);
  const database = await openDatabase(config, console.error);
  try {
    await work(database.addresses.direct);
  } finally {
    await database.stop();
  }
}

const onAccounts = (work: (accounts: StaffAccounts) => Promise<void>): Promise<void> =>
  onDatabase(readConfig(), async (url) => {
    await prepareDatabase(url);
    await withStaffAccounts(url, work);
  });

async function setRights(name: string, word: string): Promise<void> {
  const preset = PRESETS.get(word);
  if (!preset) throw new StartUpError(USAGE);
  await onAccounts((accounts) => accounts.setRights(name, preset));
  console.log(`The rights of ${name} are those of ${word} now. Their open sessions were ended.`);
}

async function setPassword(command: 'add' | 'password', name: string): Promise<void> {
  const { password, isGenerated } = await choosePassword();
  await onAccounts((accounts) =>
    command === 'add' ? accounts.add(name, password) : accounts.setPassword(name, password),
  );
  const done = command === 'add' ? `User ${name} can log in now.` : `The password of ${name} is changed.`;
  console.log(isGenerated ? `${done} Password (shown this once): ${password}` : done);
}

async function enable(name: string): Promise<void> {
  await onAccounts((accounts) => accounts.enable(name));
  console.log(`User ${name} is enabled.`);
}

async function removeSecondFactor(name: string, word: string): Promise<void> {
  if (word !== 'off') throw new StartUpError(USAGE);
  await onAccounts((accounts) => accounts.removeSecondFactor(name));
  console.log(`User ${name} logs in by the password alone now. Their open sessions were ended.`);
}

const OUTCOMES: Readonly<Record<ImportedPhoto, string>> = {
  ADDED: 'added',
  PRESENT: 'there already',
  NO_RUT: 'not added: its folder is not named by a RUT',
  NO_PATIENT: 'not added: no patient has this RUT',
  NO_CONSENT: 'not added: the patient has not agreed to photos',
  TOO_HEAVY: 'not added: more than 12 MB',
  OTHER_FORMAT: 'not added: neither JPEG, PNG, WebP nor PDF',
  UNREADABLE: 'not added: damaged, or too large',
};

/** @param name of the user who adds them. */
async function importOldPhotos(name: string, folder: string): Promise<void> {
  const config = readConfig();
  await onDatabase(config, async (url) => {
    await prepareDatabase(url);
    const client = await openConnection(url, 'huella staff');
    try {
      const staffId = await photoStaff(client, name);
      if (staffId === undefined) throw new StartUpError(`There is no user ${name} who may see photos.`);
      const { timeZone } = config;
      const today = new Clock(timeZone).wall().date;
      const dayOf = (modified: Date) => clinicClock(modified, timeZone).date;
      let added = 0;
      let files = 0;
      for await (const { file, outcome } of importPhotos(client, { folder, staffId, dayOf, today })) {
        files += 1;
        if (outcome === 'ADDED') added += 1;
        else console.log(`${file}: ${OUTCOMES[outcome]}`);
      }
      console.log(`${added} of ${files} files were added.`);
    } finally {
      await client.end();
    }
  });
}

async function main([command, name, word, ...rest]: string[]): Promise<void> {
  if (!name || rest.length > 0) throw new StartUpError(USAGE);
  if (command === 'role' && word) return setRights(name, word);
  if (command === 'second-factor' && word) return removeSecondFactor(name, word);
  if (command === 'import-photos' && word) return importOldPhotos(name, word);
  if (command === 'enable' && !word) return enable(name);
  if ((command !== 'add' && command !== 'password') || word) throw new StartUpError(USAGE);
  return setPassword(command, name);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartUpError ? error.message : error);
  process.exitCode = 1;
}
