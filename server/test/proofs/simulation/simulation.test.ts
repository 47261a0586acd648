import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../../..');
const MAX_MS = 600_000;

/** Runs `npm run drill -- simulate` on the built product. */
async function simulate(...options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['drills/run.mjs', 'simulate', '--short', '--actors', '12', ...options],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it(
  'finds no errors while servers, database and network fail, with a known seed and with a new one',
  async () => {
    const options = ['--operations', '240', '--faults', '2'];
    const [known, fresh] = await Promise.all([
      simulate('--seed', '1', ...options),
      simulate('--seed', String(Date.now()), ...options),
    ]);
    // If this run fails, its seed is in the output.
    console.log(fresh.output);
    expect(known).toMatchObject({ code: 0, output: expect.stringContaining('everything fits') });
    expect(fresh).toMatchObject({ code: 0, output: expect.stringContaining('everything fits') });
  },
  MAX_MS,
);

it(
  'detects in a simulation if half hours can be sold twice, or more stock used than there is',
  async () => {
    const options = ['--operations', '480', '--faults', '0'];
    const [slots, stock] = await Promise.all([
      simulate('--seed', '2', '--sabotage', 'slots', ...options),
      simulate('--seed', '3', '--sabotage', 'stock', ...options),
    ]);
    expect(slots).toMatchObject({
      code: 1,
      output: expect.stringMatching(/WRONG: half hour .*(not linearizable|both)/),
    });
    expect(stock).toMatchObject({
      code: 1,
      output: expect.stringMatching(/WRONG: supply .*not linearizable/),
    });
  },
  MAX_MS,
);
