import { expect } from '@playwright/test';
import { test } from '../../helpers/test.js';

test('a small desktop shows all parts of the settings menu, and a tablet scrolls them sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/configuracion');
  const parts = page.getByRole('navigation', { name: 'Configuración' }).getByRole('link');
  await expect(parts.last()).toBeInViewport({ ratio: 1 });
  const lefts = async () => {
    const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
    return new Set(boxes.map((box) => box!.x)).size;
  };
  expect(await lefts()).toBe(1);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await lefts()).toBe(await parts.count());
  await parts.last().focus();
  await expect(parts.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
