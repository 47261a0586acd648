import { expect, test } from '@playwright/test';

test('the booking page opens, in Spanish, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const answer = await page.goto('/public/reservar');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  expect(errors).toEqual([]);
});
