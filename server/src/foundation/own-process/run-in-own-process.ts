import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { residentMemory } from './resident-memory.js';
import { MODULE_FAILED, type Sent, type TaskWithBytes } from './serve-task.js';

export interface ProcessLimits {
  readonly timeMs: number;
  /** The limit of resident memory. A limit of the heap alone does not bound buffers. */
  readonly memoryMb: number;
}

/** The messages of a process that ended by itself, or why there is no result. */
export type ProcessResult<Message> =
  | { readonly messages: readonly Message[] }
  | { readonly failure: 'TOO_SLOW' | 'TOO_MUCH_MEMORY' | 'CRASHED' };

/** A process needs about this long to fill 100 MB. */
const WATCH_MS = 50;

/**
 * Runs a task in a separate, short-lived process: whatever a hostile file does to the code that reads it is confined to
 * a process without secrets or connections, and the server's memory is unaffected.
 * @param module a file that calls `serveTask`
 * @throws Error if the module can't be loaded, e.g. because of a missing package
 */
export async function runInOwnProcess<Task extends TaskWithBytes, Message>(
  module: URL,
  task: Task,
  limits: ProcessLimits,
): Promise<ProcessResult<Message>> {
  // Without this process's options and environment, some of which are secrets.
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const watch = new AbortController();
  try {
    return await Promise.race([
      resultOf<Message>(child, task),
      delay(limits.timeMs, { failure: 'TOO_SLOW' } as const, { signal: watch.signal }),
      exceedingMemory(child, limits.memoryMb, watch.signal),
    ]);
  } finally {
    watch.abort();
    child.kill('SIGKILL');
  }
}

async function resultOf<Message>(
  child: ChildProcess,
  { bytes, ...task }: TaskWithBytes,
): Promise<ProcessResult<Message>> {
  const messages: Message[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<ProcessResult<Message>>();
  child.on('message', (sent) => {
    const { message, isLast } = sent as Sent<Message>;
    if (isLast) resolve({ messages });
    else messages.push(message);
  });
  // Its last message may arrive after its end, but not after the end of the connection.
  void Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code]]) => {
    if (code === MODULE_FAILED) reject(new Error('the process did not start'));
    else resolve({ failure: 'CRASHED' });
  }, reject);
  child.send(task, (error) => error && child.connected && reject(error));
  // As a part of the message, a large file would be copied and sent without a pause, which stops the server.
  // An error here means that the process has ended.
  child.stdin?.on('error', () => undefined).end(bytes);
  return promise;
}

async function exceedingMemory(
  { pid }: ChildProcess,
  memoryMb: number,
  signal: AbortSignal,
): Promise<{ readonly failure: 'TOO_MUCH_MEMORY' }> {
  while (pid !== undefined) {
    await delay(WATCH_MS, undefined, { signal });
    if (((await residentMemory(pid)) ?? 0) > memoryMb) return { failure: 'TOO_MUCH_MEMORY' };
  }
  return new Promise(() => undefined);
}
