import type { Locator, Page } from '@playwright/test';

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

/** The visible controls of a region, apart from drawings, that are too small for gloves: less than 48 pixels wide or high. */
export const smallTargets = (region: Locator): Promise<string[]> =>
  region.locator('button, a[href], select, input:not([type=hidden])').evaluateAll((controls) =>
    controls
      // A date's own field for forms is hidden from sight.
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .map((control) => {
        const { width, height } = (control.closest('.MuiInputBase-root') ?? control).getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return { name, width, height };
      })
      .filter(({ width, height }) => Math.min(width, height) < 47.5)
      .map(({ name, width, height }) => `${name} ${width} × ${height}`),
  );
