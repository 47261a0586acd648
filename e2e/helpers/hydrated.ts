import { expect, type Page } from '@playwright/test';

/**
 * Waits until a public page is hydrated, which happens after it is painted and its `load` event is over. A click before
 * that follows a plain link or form.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-script="works"]')).toBeAttached({ timeout: 30_000 });
