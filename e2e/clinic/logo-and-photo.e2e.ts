import { expect } from '@playwright/test';
import { showActions } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test('the logo and the photo are previewed, saved, shown to staff and visitors, and removed', async ({
  page,
}) => {
  // A phone's own screen is too small for a photo.
  const camera = await page.context().newPage();
  await camera.setViewportSize({ width: 1000, height: 800 });
  await camera.goto('/public/reservar');
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: await camera.screenshot() };
  await camera.close();
  await page.goto('/app/configuracion/imagenes');
  const images = page.getByRole('region', { name: 'Logo y foto' });
  await expect(images.getByRole('button').first()).toBeVisible();
  const choose = (kind: string, file: typeof picture) =>
    images.getByLabel(kind, { exact: true }).and(page.locator('input')).setInputFiles(file);
  await choose('Foto de la clínica', {
    ...picture,
    buffer: picture.buffer.subarray(0, 5_000),
  });
  await page.getByRole('button', { name: 'Guardar: Foto de la clínica' }).click();
  await expect(images.getByText('La imagen está dañada o incompleta.')).toBeVisible();
  for (const [kind, saved] of [
    ['Foto de la clínica', 'Foto guardada'],
    ['Logo', 'Logo guardado'],
  ] as const) {
    await choose(kind, picture);
    await expect(images.getByAltText(/que eligió$/)).toBeVisible();
    await page.getByRole('button', { name: `Guardar: ${kind}` }).press('Enter');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(images.getByAltText(/que eligió$/)).toHaveCount(0);
  }

  await expect(page.getByRole('banner').locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto('/app/citas?vista=dia');
  await showActions(page);
  await expect(page.getByRole('button', { name: 'Imprimir día' })).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-paper] header img')).toBeVisible();
  await expect(page.locator('[data-paper] header img')).not.toHaveJSProperty('naturalWidth', 0);
  await page.emulateMedia({ media: null });

  await page.goto('/public/reservar');
  const photo = page.getByAltText(/^Foto de /);
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto('/app/configuracion/imagenes');
  await expectAccessible(page);
  for (const word of ['Quitar logo', 'Quitar foto']) {
    await images.getByRole('button', { name: word }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: word }).click();
    await expect(images.getByRole('button', { name: word })).toHaveCount(0);
  }
});
