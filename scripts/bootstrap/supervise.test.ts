import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const module = pathToFileURL(path.resolve(import.meta.dirname, 'supervise.mjs')).href;

/**
 * A launcher that supervises a child, which prints the signals it receives and exits with code 7 at the first.
 */
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

const watch = async (launcher: ChildProcess): Promise<{ output: string[]; code: Promise<unknown> }> => {
  const output: string[] = [];
  const lines = createInterface(launcher.stdout!).on('line', (line) => output.push(line));
  await once(lines, 'line');
  return { output, code: once(launcher, 'close').then(([code]) => code as unknown) };
};

describe('supervise', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'passes %s on to the child, and returns its exit code',
    async (signal) => {
      const launcher = launch();
      const { output, code } = await watch(launcher);
      launcher.kill(signal);
      expect(await code).toBe(7);
      expect(output).toEqual(['up', signal]);
    },
  );

  it('passes Ctrl-C to the child once, although it comes from both the terminal and npm', async () => {
    const launcher = launch();
    const { output, code } = await watch(launcher);
    process.kill(-launcher.pid!, 'SIGINT');
    launcher.kill('SIGINT');
    expect(await code).toBe(7);
    expect(output).toEqual(['up', 'SIGINT']);
  });
});

describe('supervise with a server that dies', () => {
  /**
   * A supervised child that prints that it is up, reports its port and then runs the given code, with a clean-up
   * that also prints.
   */
  const launchServer = (what: string): ChildProcess => {
    const child = `console.log('up', process.env.PORT); process.send({ port: 4711 }, () => { ${what} });`;
    const program = `
      const { supervise } = await import(${JSON.stringify(module)});
      const options = { cwd: process.cwd(), env: { ...process.env, PORT: '0' }, cleanUp: ['-e', "console.log('clean')"],
        onStarted: () => console.error('started') };
      process.exit(await supervise(process.execPath, ['-e', ${JSON.stringify(child)}], options));`;
    return spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const readErrors = (launcher: ChildProcess): { text: string } => {
    const errors = { text: '' };
    launcher.stderr!.setEncoding('utf8').on('data', (text: string) => (errors.text += text));
    return errors;
  };

  it('restarts a dying server on the same port five times, then cleans up and gives the reason', async () => {
    const launcher = launchServer('process.exit(70)');
    const errors = readErrors(launcher);
    const { output, code } = await watch(launcher);
    expect(await code).toBe(1);
    expect(output).toEqual(['up 0', ...Array.from({ length: 5 }, () => 'up 4711'), 'clean']);
    expect(errors.text.match(/ended unexpectedly \(exit code 70\): starting it again/g)).toHaveLength(5);
    expect(errors.text).toMatch(/sixth time within a minute: it is not started again\.\n$/);
  }, 30_000);

  it('cleans up if the supervisor is stopped between two starts', async () => {
    const launcher = launchServer("process.kill(process.pid, 'SIGKILL')");
    const errors = readErrors(launcher);
    const { output, code } = await watch(launcher);
    // The fifth pause is the longest. A starved machine may still miss it, and then the sixth server is stopped.
    while (errors.text.split('SIGKILL').length <= 5) await once(launcher.stderr!, 'data');
    launcher.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(output.indexOf('clean')).toBe(output.length - 1);
  }, 30_000);

  it('reports that the server has started while it runs', async () => {
    const launcher = launchServer('setInterval(() => {}, 1000)');
    await once(launcher.stderr!, 'data').then(([text]) => expect(String(text)).toBe('started\n'));
    launcher.kill('SIGTERM');
    await once(launcher, 'close');
  });

  it('ends the supervisor at once if the server exits normally', async () => {
    const { output, code } = await watch(launchServer('process.exit(0)'));
    expect(await code).toBe(0);
    expect(output).toEqual(['up 0']);
  });

  it('ends the supervisor at once if the server’s first start fails', async () => {
    const program = `
      const { supervise } = await import(${JSON.stringify(module)});
      const options = { cwd: process.cwd(), env: process.env, cleanUp: ['-e', ''] };
      process.exit(await supervise(process.execPath, ['-e', "console.log('up'); process.exit(78)"], options));`;
    const { output, code } = await watch(
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    expect(await code).toBe(1);
    expect(output).toEqual(['up']);
  });
});
