import type { Page } from '@playwright/test';

/** A user's key presses and clicks. Modifier keys don't count as keys, and a tap is a click. */
interface Presses {
  keys: number;
  clicks: number;
  /**
   * Clicked elements too small for gloves: less than 48 pixels wide or high, or 40 for a place in a drawing of feet
   * that has to fit beside its findings.
   */
  small: string[];
}

/** Starts to count on the open page. @returns a function that reads the count. */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(`{
    const presses = (window.presses = { keys: 0, clicks: 0, small: [] });
    addEventListener('keydown', ({ key }) => (presses.keys += Number(!/Control|Shift/.test(key))), true);
    addEventListener('pointerdown', ({ target }) => {
      presses.clicks += 1;
      const pressed = target.closest('a, button, [role=button]') ?? target;
      const { width, height } = pressed.getBoundingClientRect();
      const least = pressed instanceof SVGElement ? 40 : 47.5;
      if (Math.min(width, height) < least)
        presses.small.push(\`\${pressed.textContent} \${width} × \${height}\`);
    }, true);
  }`);
  return () => page.evaluate<Presses>('window.presses');
}
