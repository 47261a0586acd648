import { createReadStream } from 'node:fs';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ageDecryption } from '../encryption/age-thread.js';
import { TRUNCATED, DumpError } from '../dump/dump-error.js';
import { FIRST_LINE } from '../dump/dump-facts.js';

/**
 * @returns undefined if there is no terminal to ask at, or no attempt is left.
 */
export type AskPassphrase = (attempt: number) => Promise<string | undefined>;

const AGE = 'age-encryption.org/';
const ARMORED_AGE = '-----BEGIN AGE';
const GZIP = Buffer.from([0x1f, 0x8b]);
const CUSTOM_FORMAT = 'PGDMP';
const PG_DUMP_MARK = '-- PostgreSQL database dump';
const CLUSTER_MARK = '-- PostgreSQL database cluster dump';
const BEGINNING = 512;

/**
 * The SQL of a dump file: plain, compressed with gzip, encrypted with age and a passphrase, or both.
 * @throws DumpError, also while it is being read.
 */
export async function openDump(file: string, askPassphrase: AskPassphrase): Promise<AsyncIterable<Buffer>> {
  let content: Readable = createReadStream(file);
  try {
    let beginning = await peek(content);
    if (beginning.toString('latin1', 0, AGE.length) === AGE) {
      content.destroy();
      content = await opened(file, askPassphrase);
      beginning = await peek(content);
    }
    if (beginning.subarray(0, GZIP.length).equals(GZIP)) {
      content = through(content, createGunzip());
      beginning = await peek(content);
    }
    refuseOthers(beginning.toString('utf8', 0, BEGINNING));
  } catch (error) {
    content.destroy();
    throw explain(error);
  }
  return explained(content);
}

/** Like `pipe`, but also passes on errors. */
function through(source: Readable, transform: NodeJS.ReadWriteStream): Readable {
  const result = new PassThrough();
  pipeline(source, transform, result, () => undefined);
  return result;
}

/** The first bytes, which remain in the stream. */
async function peek(stream: Readable): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve).once('end', resolve).once('error', reject);
  });
  const first = (stream.read() as Buffer | null) ?? Buffer.alloc(0);
  if (first.length > 0) stream.unshift(first);
  return first;
}

async function opened(file: string, askPassphrase: AskPassphrase): Promise<Readable> {
  for (let attempt = 0; ; attempt += 1) {
    const passphrase = await askPassphrase(attempt);
    if (passphrase === undefined) {
      throw new DumpError(
        attempt === 0
          ? 'The dump is encrypted: set BACKUP_PASSPHRASE, or run this in a terminal, which asks for it.'
          : 'The passphrase does not open the dump: it was encrypted with another one.',
      );
    }
    const content = through(createReadStream(file), ageDecryption(passphrase));
    try {
      await peek(content);
      return content;
    } catch (error) {
      const { message = '' } = error as { message?: string };
      if (!message.startsWith('no identity matched')) throw error;
    }
  }
}

function refuseOthers(beginning: string): void {
  if (beginning.startsWith(CUSTOM_FORMAT)) {
    throw new DumpError(
      "It is in pg_dump's custom format: make a plain one with pg_dump --format=plain, or turn it into one with " +
        'pg_restore --file=dump.sql.',
    );
  }
  if (beginning.startsWith(ARMORED_AGE))
    throw new DumpError('It is encrypted as text (armored): decrypt it with age -d first.');
  if (beginning.includes(CLUSTER_MARK))
    throw new DumpError('It is a dump of a whole server (pg_dumpall): dump one database with pg_dump.');
  if (!beginning.startsWith(FIRST_LINE) && !beginning.includes(PG_DUMP_MARK))
    throw new DumpError("It is neither a dump of Huella nor a plain one of pg_dump's.");
}

async function* explained(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'ENOENT') return new DumpError('There is no such file.');
  if (code === 'EISDIR') return new DumpError('It is a folder and not a file.');
  if (code === 'EACCES' || code === 'EPERM') return new DumpError("This user can't read the file.");
  if (code === 'Z_BUF_ERROR') return new DumpError(TRUNCATED);
  if (code.startsWith('Z_'))
    return new DumpError('The file is damaged: its compressed content is not right.');
  if (/invalid tag|final chunk|ciphertext|HMAC|stanza|header|stream ended|EOF/i.test(message)) {
    return new DumpError('The dump is not whole, or was changed: its encrypted content is not right.');
  }
  if (message.includes('work factor')) {
    return new DumpError('Its work factor asks for too much memory: decrypt it with age -d first.');
  }
  return error;
}
