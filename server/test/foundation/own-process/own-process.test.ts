import os from 'node:os';
import { expect, it } from '@jest/globals';
import { runInOwnProcess } from '../../../src/foundation/own-process/run-in-own-process.js';

const TASK = new URL('hostile-task.mjs', import.meta.url);

const run = (what: string, limits = { timeMs: 30_000, memoryMb: 150 }) =>
  runInOwnProcess<{ what: string; bytes?: Uint8Array }, string>(TASK, { what }, limits);

it('returns all messages that a process sent', async () => {
  expect(await run('answer')).toEqual({ messages: Array.from({ length: 500 }, () => 'x'.repeat(10_000)) });
});

it('runs a process at a lower priority than the server, however low that is', async () => {
  expect(await run('priority')).toEqual({ messages: [Math.min(19, os.getPriority() + 10)] });
});

it('ends a process that hangs', async () => {
  expect(await run('hang', { timeMs: 500, memoryMb: 150 })).toEqual({ failure: 'TOO_SLOW' });
});

it('ends a process that fills the memory outside its heap', async () => {
  expect(await run('fillBuffers')).toEqual({ failure: 'TOO_MUCH_MEMORY' });
});

it.each(['fillHeap', 'end', 'fail', 'kill'])('returns no result of a process that dies: %s', async (what) => {
  expect(await run(what)).toHaveProperty('failure');
});

it('reports a process whose module is missing as an error', async () => {
  const missing = runInOwnProcess(new URL('missing.mjs', TASK), {}, { timeMs: 30_000, memoryMb: 150 });
  await expect(missing).rejects.toThrow('did not start');
});
