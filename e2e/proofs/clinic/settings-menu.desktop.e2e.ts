import { expect } from '@playwright/test';
import { test } from '../../helpers/test.js';

test('a small desktop shows all parts of the settings beside each, and a tablet leads back to the overview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/configuracion/incidente');
  const menu = page.getByRole('navigation', { name: 'Configuración' });
  const parts = menu.getByRole('link');
  // The column is longer than the window.
  await expect(menu.getByRole('link', { name: 'Incidente' })).toBeInViewport({ ratio: 1 });
  await parts.first().focus();
  await expect(parts.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  const count = await parts.count();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(menu).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Configuración' }).click();
  await expect(page.getByRole('heading', { name: 'Configuración', level: 1 })).toBeVisible();
  await expect(parts).toHaveCount(count);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
