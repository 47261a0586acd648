import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';

const FOLDER = path.join(import.meta.dirname, 'lighthouse');

async function run(program, args) {
  const child = spawn(program, args, { cwd: FOLDER, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
}

/** The booking page in Lighthouse, which has its own lockfile and is installed on first use. */
export async function lighthouse({ product }) {
  const { program, advice } = await findChromium();
  if (!program) throw new Error(advice);
  if (!existsSync(path.join(FOLDER, 'node_modules'))) await run('npm', ['ci', '--no-audit', '--no-fund']);
  await run(process.execPath, ['measure.mjs', `${product}/public/reservar`, program]);
}
