import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { switchColours } from './colour-scheme.js';

/** axe's rules on colours. All other results are the same in both colour schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks that axe finds no accessibility violations on the current screen, nor in its colours in dark mode. While a
 * list is refetched, its previous rows are dimmed, with too little contrast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await switchColours(page, colorScheme);
    // No page has frames of another origin, for which axe would evaluate its results on a second page. Most results are
    // passes, whose nodes `resultTypes` leaves out.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // A live change may have a list replaced now, after the check above.
      .exclude('[aria-busy="true"]');
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join()}`,
    );
    expect(found).toEqual([]);
  }
}
