import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPostmasterFile } from '../../src/postgres/postmaster-file.js';
import { NpmStart } from './npm-start.js';
import { describedFetch } from '../product/described-fetch.js';

let home: string;
let dataDir: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  dataDir = path.join(home, 'data');
});

afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

/** Expects one sentence, no stack trace, and nothing left running. */
const expectRefusal = async (product: NpmStart, sentence: RegExp): Promise<void> => {
  const code = await product.exit();
  // The lines before it log what was started and stopped again.
  const said = product.lines.filter((line) => !line.startsWith('{'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(sentence);
  expect(code).not.toBe(0);
};

describe('npm start reports in one sentence, and exits non-zero,', () => {
  it('that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      await expectRefusal(
        new NpmStart(dataDir, { PORT: String(port), ADMIN_PASSWORD: 'given by a test' }),
        new RegExp(`Port ${port} is taken`),
      );
      expect(readPostmasterFile(path.join(dataDir, 'postgres'))).toBeUndefined();
    } finally {
      other.close();
    }
  });

  it('that another instance is using the same data', async () => {
    const both = [new NpmStart(dataDir), new NpmStart(dataDir)];
    try {
      const loser = await Promise.any(both.map((product) => product.exit().then(() => product)));
      const winner = both.find((product) => product !== loser);
      await winner?.ready();
      await expectRefusal(loser, /already running on the data in .*mi clínica .* \(process \d+\)/);
      expect((await describedFetch(`${winner?.url}/health/ready`)).status).toBe(200);
    } finally {
      for (const product of both) await product.cleanUp();
    }
  });

  it('that the database of DATABASE_URL does not respond', async () => {
    const url = 'postgresql://huella:secret@127.0.0.1:1/huella';
    const product = new NpmStart(dataDir, { DATABASE_URL: url });
    await expectRefusal(product, /DATABASE_URL/);
    expect(product.output).not.toContain('secret');
  });

  it('that the data folder is not writable', async () => {
    fs.writeFileSync(path.join(home, 'file'), '');
    await expectRefusal(new NpmStart(path.join(home, 'file', 'data')), /data folder .*file/);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['ACCESS_TOKEN_TTL', '-1'],
    ['CLINIC_TIME_ZONE', 'America/Nowhere'],
    ['LIMIT_LOGINS', 'many'],
    ['DATABASE_URL', 'mysql://somewhere'],
  ])('that %s=%s is invalid', async (name, value) => {
    await expectRefusal(
      new NpmStart(dataDir, { [name]: value }),
      new RegExp(`configuration is wrong: .*${name}`),
    );
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});
