import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct({ empty: 'appointment, patient' });
const run = promisify(execFile);

/** Runs an example of docs/examples with the command in its first lines. */
async function runExample(program: string, file: string): Promise<string> {
  const { stdout } = await run(program, [path.join(PROJECT_ROOT, 'docs/examples', file)], {
    env: { ...process.env, BASE: product.url, TOKEN: product.staff.access ?? '', DAY: '2026-11-20' },
  });
  return stdout;
}

it.each([
  [process.execPath, 'first-booking.ts'],
  ['sh', 'first-booking.sh'],
])('books the first free hour by the documented example, and reads it back: %s %s', async (program, file) => {
  const output = await runExample(program, file);
  expect(output).toContain('09:00');
  expect(output).toContain('Luis Ejemplo');
  const { body } = await product.staff.get('/api/citas/?fecha=2026-11-20');
  expect(body.map(({ hora, paciente_nombre }: Record<string, string>) => [hora, paciente_nombre])).toEqual([
    ['09:00', 'Luis Ejemplo'],
  ]);
});
