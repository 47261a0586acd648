import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartUpError } from './start-up-error.js';

/**
 * The keys that sign tokens; one of them also encrypts second factors. A person who has them can log in as any user.
 */
export interface Secrets {
  readonly accessTokenKey: string;
  readonly antiForgeryKey: string;
}

const FILE = 'secrets.json';

/**
 * Generates the keys on the first start. Two concurrent first starts end up with the same keys: each writes a temporary
 * file and links it into place, which succeeds for only one.
 * @throws StartUpError if the folder can't be written or the file is damaged.
 */
export async function loadSecrets(dataDir: string, given?: string): Promise<Secrets> {
  if (given) return { accessTokenKey: `access:${given}`, antiForgeryKey: `anti-forgery:${given}` };
  const file = path.join(dataDir, FILE);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const existing = await read(file);
    if (existing) return existing;
    const fresh: Secrets = {
      accessTokenKey: randomBytes(48).toString('base64url'),
      antiForgeryKey: randomBytes(48).toString('base64url'),
    };
    await writeFile(temporary, JSON.stringify(fresh), { mode: 0o600 });
    await chmod(temporary, 0o600);
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return (await read(file)) ?? fresh;
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartUpError(`The data folder ${dataDir} can't be written (${code ?? 'unknown reason'}).`);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function read(file: string): Promise<Secrets | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const secrets = JSON.parse(text) as Secrets;
    if (secrets.accessTokenKey && secrets.antiForgeryKey) return secrets;
  } catch {
    // Falls through to the error below.
  }
  throw new StartUpError(
    `${file} is damaged: remove it to have new keys made (everybody logs in again, and with a second factor by a recovery code).`,
  );
}
