import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIRST_LINE } from '../dump/dump-facts.js';
import { openDump } from './open-dump.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huella-dumps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function contentOf(file: string | Buffer): Promise<string> {
  const place = path.join(folder, 'dump');
  await writeFile(place, file);
  const opened = await openDump(place, () => Promise.resolve(undefined));
  return String(await buffer(Readable.from(opened)));
}

// Random bytes, because equal ones would fit into the part that is kept.
const dump = `${FIRST_LINE}\n${Array.from({ length: 5_000 }, (_, n) => `-- ${(n * 7_919) % 10_007}`).join('\n')}\n`;
const packed = gzipSync(dump);

describe('openDump', () => {
  it.each([
    ['plain', dump],
    ['compressed', packed],
  ])('reads a %s dump', async (_how, file) => {
    expect(await contentOf(file)).toBe(dump);
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['that is cut while compressed', packed.subarray(0, -1_000), /not whole/],
    ['whose compressed bytes are damaged', Buffer.from(packed).fill(0, 10, 110), /damaged/],
    [
      'of a whole server',
      `--\n-- PostgreSQL database cluster dump\n--\n-- PostgreSQL database dump\n`,
      /pg_dumpall/,
    ],
    ["in pg_dump's custom format", 'PGDMP\u0001', /custom format/],
    ['that is encrypted as text', '-----BEGIN AGE ENCRYPTED FILE-----\n', /age -d/],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), /neither/],
    ['that is an empty file', '', /neither/],
  ])('refuses a dump %s', async (_case, file, sentence) => {
    await expect(contentOf(file)).rejects.toMatchObject({
      name: 'DumpError',
      message: expect.stringMatching(sentence),
    });
  });

  it('refuses a missing file and a folder as a dump', async () => {
    const open = (file: string) => openDump(file, () => Promise.resolve(undefined));
    await expect(open(path.join(folder, 'none'))).rejects.toThrow('There is no such file.');
    await expect(open(folder)).rejects.toThrow('It is a folder and not a file.');
  });
});
