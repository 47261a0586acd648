import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const module = pathToFileURL(path.resolve(import.meta.dirname, 'supervise.mjs')).href;

/** A launcher that supervises a child; the child says which signals it hears, and ends with code 7 at the first. */
const launch = (): ChildProcess => {
  const childProgram = `
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => { console.log(signal); setTimeout(() => process.exit(7), 100); });
    }
    setInterval(() => {}, 1000);
    console.log('up');`;
  const program = `
    const { supervise } = await import(${JSON.stringify(module)});
    const options = { cwd: process.cwd(), env: process.env };
    process.exit(await supervise(process.execPath, ['-e', ${JSON.stringify(childProgram)}], options));`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
};

const watch = async (launcher: ChildProcess): Promise<{ heard: string[]; code: Promise<unknown> }> => {
  const heard: string[] = [];
  const lines = createInterface(launcher.stdout!).on('line', (line) => heard.push(line));
  await once(lines, 'line');
  return { heard, code: once(launcher, 'close').then(([code]) => code as unknown) };
};

describe('supervise', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'passes %s on, and the exit code back',
    async (signal) => {
      const launcher = launch();
      const { heard, code } = await watch(launcher);
      launcher.kill(signal);
      expect(await code).toBe(7);
      expect(heard).toEqual(['up', signal]);
    },
  );

  it('lets the child hear Ctrl-C once, though it comes from the terminal and from npm', async () => {
    const launcher = launch();
    const { heard, code } = await watch(launcher);
    process.kill(-launcher.pid!, 'SIGINT');
    launcher.kill('SIGINT');
    expect(await code).toBe(7);
    expect(heard).toEqual(['up', 'SIGINT']);
  });
});
