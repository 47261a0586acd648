import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;
/** Only detects hangs: a busy machine may need many times the usual time. */
const HANGING_MS = 120_000;

/** Waits for a condition instead of a fixed time. @throws if it does not come true. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  what = 'the condition',
  withinMs = HANGING_MS,
): Promise<void> {
  for (const end = Date.now() + withinMs; !(await condition()); await delay(LOOK_EVERY_MS)) {
    if (Date.now() > end) throw new Error(`${what} did not come true within ${withinMs} ms`);
  }
}
