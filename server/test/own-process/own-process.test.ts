import os from 'node:os';
import { expect, it } from '@jest/globals';
import { runInOwnProcess } from '../../src/own-process/run-in-own-process.js';

const TASK = new URL('hostile-task.mjs', import.meta.url);

const run = (what: string, limits = { timeMs: 30_000, memoryMb: 150 }) =>
  runInOwnProcess<{ what: string }, string>(TASK, { what }, limits);

it('a process returns all that it sent', async () => {
  expect(await run('answer')).toEqual({ messages: Array.from({ length: 500 }, () => 'x'.repeat(10_000)) });
});

it('a process leaves the processor to the server, however low its priority is', async () => {
  expect(await run('priority')).toEqual({ messages: [Math.min(19, os.getPriority() + 10)] });
});

it('a process that hangs is ended', async () => {
  expect(await run('hang', { timeMs: 500, memoryMb: 150 })).toEqual({ failure: 'TOO_SLOW' });
});

it('a process that fills the memory outside its heap is ended', async () => {
  expect(await run('fillBuffers')).toEqual({ failure: 'TOO_MUCH_MEMORY' });
});

it.each(['fillHeap', 'end', 'fail', 'kill'])('a process that dies has no result: %s', async (what) => {
  expect(await run(what)).toHaveProperty('failure');
});

it('a process whose module is missing is reported as an error', async () => {
  const missing = runInOwnProcess(new URL('missing.mjs', TASK), {}, { timeMs: 30_000, memoryMb: 150 });
  await expect(missing).rejects.toThrow('did not start');
});
