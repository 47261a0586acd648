import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Prepares the data of which each worker's product starts with a copy. @returns a function that removes them. */
export default function globalSetup(): () => void {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-e2e-data-'));
  const prepared = path.join(home, 'data');
  const program = path.resolve(import.meta.dirname, '../server/test/setup/prepare-data.mjs');
  execFileSync(process.execPath, [program, prepared]);
  process.env['E2E_PREPARED_DATA'] = prepared;
  return () => fs.rmSync(home, { recursive: true, force: true });
}
