import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// During a transition, colours have too little contrast. It is a string because it runs in the page. Endless
// animations (skeletons) are not waited for.
const SETTLED = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => Promise.all(document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => null))))
  .then(() => null)`;

/**
 * The current screen has no accessibility violations that axe can find, in light and in dark mode. While a list loads
 * anew, its last rows are dimmed, with too little contrast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await page.evaluate(SETTLED);
    // No page has frames of another origin, for which axe would evaluate its results on a second page. Passes, whose
    // nodes are not listed here, are by far the most results.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join()}`,
    );
    expect(found).toEqual([]);
  }
}
