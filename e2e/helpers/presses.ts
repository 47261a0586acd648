import type { Page } from '@playwright/test';

/** A user's key presses and clicks. Modifier keys don't count as keys, and a tap is a click. */
interface Presses {
  keys: number;
  clicks: number;
}

/** Starts to count on the open page. @returns a function that reads the count. */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(`{
    const presses = (window.presses = { keys: 0, clicks: 0 });
    addEventListener('keydown', ({ key }) => (presses.keys += Number(!/Control|Shift/.test(key))), true);
    addEventListener('pointerdown', () => (presses.clicks += 1), true);
  }`);
  return () => page.evaluate<Presses>('window.presses');
}
