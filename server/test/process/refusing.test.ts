import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readPostmasterFile } from '../../src/foundation/postgres/postmaster-file.js';
import { DirectStart } from './direct-start.js';
import { NpmStart } from './npm-start.js';
import type { ProductProcess } from './product-process.js';
import { PREPARED } from './running-clinic.js';
import { describedFetch } from '../product/described-fetch.js';
import { copyData } from '../setup/prepared-data.mjs';

let home: string;
let dataDir: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mi clínica '));
  dataDir = path.join(home, 'data');
});

afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const prepareData = () => copyData(PREPARED, dataDir);

/** Expects one sentence, no stack trace, and nothing left running. */
const expectRefusal = async (product: ProductProcess, sentence: RegExp): Promise<void> => {
  const code = await product.exit();
  // The earlier lines log what was started and stopped again.
  const said = product.lines.filter((line) => !line.startsWith('{'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(sentence);
  expect(code).not.toBe(0);
};

describe('Start that fails', () => {
  it('reports in one sentence that the port is taken, and exits non-zero', async () => {
    prepareData();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      await expectRefusal(
        new DirectStart(dataDir, { PORT: String(port), ADMIN_PASSWORD: 'given by a test' }),
        new RegExp(`Port ${port} is taken`),
      );
      expect(readPostmasterFile(path.join(dataDir, 'postgres'))).toBeUndefined();
    } finally {
      other.close();
    }
  });

  it('reports in one sentence that another instance is using the same data, and exits non-zero', async () => {
    prepareData();
    const both = [new DirectStart(dataDir), new DirectStart(dataDir)];
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

  it('reports in one sentence that the database of DATABASE_URL does not respond, and exits non-zero', async () => {
    const url = 'postgresql://huella:secret@127.0.0.1:1/huella';
    const product = new DirectStart(dataDir, { DATABASE_URL: url });
    await expectRefusal(product, /DATABASE_URL/);
    expect(product.output).not.toContain('secret');
  });

  it('reports in one sentence that the data folder is not writable, and exits non-zero', async () => {
    fs.writeFileSync(path.join(home, 'file'), '');
    await expectRefusal(new DirectStart(path.join(home, 'file', 'data')), /data folder .*file/);
  });

  it('reports in one sentence through npm start that a setting is invalid, and exits non-zero', async () => {
    await expectRefusal(new NpmStart(dataDir, { PORT: 'abc' }), /configuration is wrong: .*PORT/);
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});
