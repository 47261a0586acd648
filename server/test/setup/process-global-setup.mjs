// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Prepares data for the products of process tests (RunningClinic). Jest passes the environment on to its workers. */
export default function globalSetup() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'huella-data-')), 'data');
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'prepare-data.mjs'), folder]);
  process.env['TEST_PREPARED_DATA'] = folder;
}
