import { expect, type Page } from '@playwright/test';

/**
 * Waits until a public page's script works, which it does after the page is painted and its `load` event is over: a press
 * before that follows a plain link or form.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.locator('html[data-script="works"]')).toBeAttached({ timeout: 30_000 });
