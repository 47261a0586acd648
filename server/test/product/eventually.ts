import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;

/** Waits for a condition instead of for a time. @throws when it does not come true. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  what = 'the condition',
  withinMs = 20_000,
): Promise<void> {
  for (const end = Date.now() + withinMs; !(await condition()); await delay(LOOK_EVERY_MS)) {
    if (Date.now() > end) throw new Error(`${what} did not come true within ${withinMs} ms`);
  }
}
