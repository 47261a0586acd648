import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startProduct } from './helpers/product.js';

/** Starts a product for each worker, on copies of prepared data. @returns a function that stops them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-e2e-data-'));
  const prepared = path.join(home, 'data');
  const program = path.resolve(import.meta.dirname, '../server/test/setup/prepare-data.mjs');
  execFileSync(process.execPath, [program, prepared]);
  process.env['E2E_PREPARED_DATA'] = prepared;
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  products.forEach(({ url, data }, index) => {
    process.env[`E2E_URL_${index}`] = url;
    process.env[`E2E_DATA_${index}`] = data;
  });
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    fs.rmSync(home, { recursive: true, force: true });
  };
}
