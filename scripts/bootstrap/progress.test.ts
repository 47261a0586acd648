import { mock } from 'node:test';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { showProgress, withProgress } from './progress.mjs';

let lines: string[];
beforeEach(() => {
  lines = [];
  mock.timers.enable({ apis: ['setInterval', 'Date'] });
  mock.method(console, 'error', (line: string) => void lines.push(line));
});
const waitSeconds = (count: number): void => {
  for (let second = 0; second < count; second += 1) mock.timers.tick(1_000);
};
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

it('reports each second how long a start has taken, until the server runs', () => {
  const progress = showProgress('Starting', 'a few seconds');
  waitSeconds(2);
  progress.stop();
  waitSeconds(5);
  expect(lines).toEqual(['Starting (a few seconds)...', '  1 s', '  2 s']);
});

it('reports how far silent work has got, and how long it took', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = withProgress(
    'Installing',
    'about 2 seconds',
    () => promise,
    () => '3 of 9',
  );
  waitSeconds(2);
  resolve();
  await work;
  expect(lines).toEqual([
    'Installing (about 2 seconds)...',
    '  3 of 9, 1 s',
    '  3 of 9, 2 s',
    '  done in 2 s.',
  ]);
});
