import { expect } from '@playwright/test';
import { switchColours } from '../helpers/colour-scheme.js';
import { test } from '../helpers/test.js';

test('where less motion is asked for, a change of the colour scheme shows at once', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const)
    expect(await switchColours(page, colorScheme)).toEqual([]);
});
