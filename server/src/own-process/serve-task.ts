import os from 'node:os';

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
export function serveTask<Task, Message>(work: (task: Task) => AsyncIterable<Message>): void {
  // The server and its database answer first.
  os.setPriority(lowered(os.getPriority()));
  // The server is gone, so nothing is waiting for the result.
  process.once('disconnect', () => process.exit());
  process.once('uncaughtException', () => process.exit(TASK_FAILED));
  process.once('message', (task: Task) => void run(work(task)));
}

async function run<Message>(messages: AsyncIterable<Message>): Promise<void> {
  try {
    for await (const message of messages) await send({ message });
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
