import { expect, type Page } from '@playwright/test';

// A string, because it runs in the page. The frame after a change starts its transitions.
const TRANSITIONS_OF_NEXT_FRAME = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition))
  .then((transitions) => transitions.map(({ transitionProperty }) => transitionProperty))`;

/**
 * Switches the colour scheme, and waits for the frame with the new colours. With reduced motion it is the next one,
 * because elements have no transitions then.
 * @returns the properties that are still changing, of which there should be none
 */
export async function switchColours(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
  return page.evaluate<string[]>(TRANSITIONS_OF_NEXT_FRAME);
}
