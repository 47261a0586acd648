import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { ageDecryption, ageEncryption } from '../../../src/data/backup/encryption/age-thread.js';

const PASSPHRASE = 'cuatro palabras nada comunes';

function* pieces(count: number): Generator<Buffer> {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(10_007, n);
}

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() });

describe('Age thread', () => {
  it('decrypts in an age thread what another one encrypted', async () => {
    const decryption = ageDecryption(PASSPHRASE);
    const [, plain] = await Promise.all([
      pipeline(Readable.from(pieces(700)), ageEncryption(PASSPHRASE), decryption),
      buffer(decryption),
    ]);
    expect(plain.equals(Buffer.concat([...pieces(700)]))).toBe(true);
  });

  it('fails in an age thread with the same error as its source', async () => {
    const failure = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const source = async function* () {
      yield* pieces(20);
      throw failure;
    };
    const encryption = ageEncryption(PASSPHRASE);
    await expect(pipeline(Readable.from(source()), encryption, nowhere())).rejects.toBe(failure);
  });

  it('fails in an age thread with another passphrase, even with much that the thread has not taken', async () => {
    const encrypted = await buffer(Readable.from(pieces(200)).pipe(ageEncryption(PASSPHRASE)));
    const parts = Array.from({ length: 40 }, (_, n) => encrypted.subarray(n * 65_536, (n + 1) * 65_536));
    await expect(
      pipeline(Readable.from(parts), ageDecryption('no es esta frase'), nowhere()),
    ).rejects.toThrow('no identity matched');
  });

  it('ends an aborted age thread, before it has written anything and after', async () => {
    const endless = async function* () {
      for (;;) yield Buffer.alloc(10_000);
    };
    for (const isWriting of [false, true]) {
      const stopping = new AbortController();
      const encryption = ageEncryption(PASSPHRASE);
      const work = pipeline(Readable.from(endless()), encryption, nowhere(), { signal: stopping.signal });
      const outcome = expect(work).rejects.toMatchObject({ name: 'AbortError' });
      const closed = new Promise((resolve) => encryption.once('close', resolve));
      if (isWriting) await once(encryption, 'data');
      stopping.abort();
      await Promise.all([outcome, closed]);
    }
  });
});
