import type { Locator, Page } from '@playwright/test';

/** A user's key presses and clicks. Modifier keys don't count as keys, and a tap is a click. */
interface Presses {
  keys: number;
  clicks: number;
  /** Clicked elements too small for gloves: less than 48 pixels wide or high. */
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
      if (Math.min(width, height) < 47.5)
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

/**
 * The places of a drawing without room for a gloved fingertip: the side of the largest square in which a press reaches
 * the place is less than 44 pixels, as far as points four pixels apart can tell.
 */
export const smallPlaces = (drawing: Locator): Promise<string[]> =>
  drawing.evaluate((group) => {
    group.scrollIntoView({ block: 'center' });
    const step = 4;
    const { left, top, right, bottom } = group.getBoundingClientRect();
    const reached = new Map([...group.querySelectorAll('[role=button]')].map((place) => [place, 0]));
    // The largest square that ends at each point of a row has the side of the least of its three neighbours, and one more.
    let above: { place: unknown; side: number }[] = [];
    for (let y = top - 60; y < bottom; y += step) {
      const row: typeof above = [];
      for (let x = left - 20; x < right + 20; x += step) {
        const place = group.ownerDocument.elementFromPoint(x, y)?.closest('[role=button]') ?? null;
        const neighbours = [row.at(-1), above[row.length], above[row.length - 1]];
        const side = Math.min(...neighbours.map((one) => (one && one.place === place ? one.side : 0))) + 1;
        row.push({ place, side });
        if (place && side > (reached.get(place) ?? Infinity)) reached.set(place, side);
      }
      above = row;
    }
    return [...reached]
      .map(([place, side]) => ({ name: place.getAttribute('aria-label'), pixels: side * step }))
      .filter(({ pixels }) => pixels < 44)
      .map(({ name, pixels }) => `${name} ${pixels}`);
  });
