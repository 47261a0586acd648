import { expect } from '@playwright/test';
import { test } from '../helpers/test.js';

/** In a string, because it runs in the page. Transitions start with the frame after the change. */
const RUNNING_TRANSITIONS = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  .then(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition))
  .then((transitions) => transitions.map(({ transitionProperty }) => transitionProperty))`;

test('where less motion is asked for, a change of the colour scheme shows at once', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    expect(await page.evaluate(RUNNING_TRANSITIONS)).toEqual([]);
  }
});
