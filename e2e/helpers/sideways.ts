import { expect, type Page } from '@playwright/test';

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // Not innerWidth, which grows with too wide content on a phone.
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}
