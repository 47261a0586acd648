import os from 'node:os';
import { buffer } from 'node:stream/consumers';

/** A task. A file's bytes arrive through standard input, everything else as a message. */
export interface TaskWithBytes {
  readonly bytes?: Uint8Array;
}

/** A message of a process, or the sign that it has sent them all. */
export type Sent<Message> =
  | { readonly message: Message; readonly isLast?: never }
  | { readonly message?: never; readonly isLast: true };

/** Node's exit code if a module can't be loaded. */
export const MODULE_FAILED = 1;
const TASK_FAILED = 2;

/** Never higher than the server's own, which only root may set. */
const lowered = (priority: number): number =>
  Math.min(os.constants.priority.PRIORITY_LOW, priority + os.constants.priority.PRIORITY_BELOW_NORMAL);

/**
 * For a module that `runInOwnProcess` starts: does the task, sends what it yields and exits. Whatever it throws counts
 * as a crash.
 */
export function serveTask<Task extends TaskWithBytes, Message>(
  work: (task: Task) => AsyncIterable<Message>,
): void {
  // The server and its database answer first.
  os.setPriority(lowered(os.getPriority()));
  // The server is gone, so nothing is waiting for the result.
  process.once('disconnect', () => process.exit());
  process.once('uncaughtException', () => process.exit(TASK_FAILED));
  process.once('message', (task: Task) => void run(task, work));
}

async function run<Task extends TaskWithBytes, Message>(
  task: Task,
  work: (task: Task) => AsyncIterable<Message>,
): Promise<void> {
  try {
    const bytes = await buffer(process.stdin);
    for await (const message of work({ ...task, bytes })) await send({ message });
    await send({ isLast: true });
    process.exit();
  } catch {
    process.exit(TASK_FAILED);
  }
}

const send = (sent: Sent<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(sent, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
