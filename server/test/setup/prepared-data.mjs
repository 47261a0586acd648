// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Names a folder with prepared data. `npm test` prepares one for all its parts. */
const VARIABLE = 'TEST_PREPARED_DATA';

/**
 * Data as the first start leaves them (prepare-data.mjs), of which a product or a database server starts with a copy. Child
 * processes find them by the same variable.
 * @returns {{ folder: string, remove: () => void }} `remove` leaves the data that another process prepared.
 */
export function prepareData() {
  const given = process.env[VARIABLE];
  if (given) return { folder: given, remove: () => undefined };
  const home = mkdtempSync(path.join(tmpdir(), 'huella-data-'));
  const folder = path.join(home, 'data');
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'prepare-data.mjs'), folder]);
  process.env[VARIABLE] = folder;
  return {
    folder,
    remove: () => {
      delete process.env[VARIABLE];
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Copies prepared data, with their owner, who is not root. @param {string} from @param {string} to */
export const copyData = (from, to) => execFileSync('cp', ['-a', from, to]);
