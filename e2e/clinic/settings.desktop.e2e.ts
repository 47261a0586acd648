import { expect, test } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, type Staff } from '../helpers/staff.js';
import { typeDate } from '../helpers/type-date.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  // During a transition, colours have too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

test('hours are set for each agenda, and a too short day is refused at its row', async ({ page }) => {
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Configuración' }).click();
  await page.getByRole('button', { name: 'Manicura' }).click();
  await page.getByRole('combobox', { name: 'Cierre del sábado' }).selectOption('09:00');
  await expect(page.getByText('La hora de cierre debe ser al menos una hora después')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cierre del sábado' }).selectOption('14:00');
  await page.getByRole('button', { name: 'Guardar horarios' }).click();
  await expect(page.getByText('Horarios guardados correctamente')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Manicura' }).click();
  await expect(page.getByRole('combobox', { name: 'Cierre del sábado' })).toHaveValue('14:00');
});

test('the first steps can be shown again from the settings, and stay closed once they are closed', async ({
  page,
}) => {
  await page.goto('/app/configuracion');
  await page.getByRole('button', { name: 'Primeros pasos' }).click();
  const card = page.getByRole('region', { name: 'Primeros pasos' });
  await card.getByRole('link', { name: 'Nombrar a quienes atienden' }).click();
  await expect(page.getByRole('heading', { name: 'Profesionales', level: 1 })).toBeVisible();
  await page.goBack();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Cerrar los primeros pasos' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Citas del Día' })).toBeVisible();
  await expect(page.getByText('Por venir')).toBeVisible();
  await expect(card).toBeHidden();
});

test('a closure lists the affected appointments, shows on the calendar, and can be removed', async ({
  page,
}) => {
  await bookFor(staff, 'Afectada Demo', { date: '2032-02-10', time: '10:00' });
  await page.goto('/app/configuracion');
  await page.getByRole('button', { name: 'Agregar cierre' }).click();
  const modal = page.getByRole('dialog', { name: 'Nuevo cierre' });
  await modal.getByRole('button', { name: 'Guardar' }).click();
  await expect(modal.getByText('Falta el motivo.')).toBeVisible();
  await modal.getByLabel('Motivo').fill('Vacaciones E2E');
  await typeDate(modal, 'Hasta (incluido)', '2032-02-12');
  await typeDate(modal, 'Desde', '2032-02-09');
  await modal.getByRole('button', { name: 'Guardar' }).click();
  await expect(modal.getByText('Hay 1 cita en esos días')).toBeVisible();
  await expect(modal.getByRole('link', { name: 'Afectada Demo' })).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Cerrar de todos modos' }).click();
  await expect(page.getByText('Cierre guardado correctamente')).toBeVisible();

  await page.goto('/app/citas?vista=mes&fecha=2032-02-10');
  await expect(page.getByText('Vacaciones E2E')).toHaveCount(4);
  await page.goto('/app/configuracion');
  await page.getByRole('button', { name: /^Eliminar el cierre Vacaciones E2E/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cierre eliminado correctamente')).toBeVisible();
  // The confirmation dialog, which is fading out, names the closure too.
  await expect(page.getByText('Vacaciones E2E', { exact: true })).toBeHidden();
});

test('holidays of a year are offered and imported', async ({ page }) => {
  await page.goto('/app/configuracion');
  // A new clinic is already closed on this year's and next year's holidays.
  await page.getByRole('button', { name: 'Año siguiente' }).click();
  await page.getByRole('button', { name: 'Año siguiente' }).click();
  const next = page.getByRole('button', { name: /^Importar \d+ feriados$/ });
  await expect(next).toBeEnabled();
  for (const box of await page.getByRole('checkbox', { name: /de (?!diciembre)/ }).all()) await box.uncheck();
  await page.getByRole('button', { name: /^Importar \d+ feriado/ }).click();
  await expect(page.getByText('Feriados importados correctamente')).toBeVisible();
  await expect(page.getByText(/Navidad.*ya cerrado/)).toBeVisible();
});

test('the logo and the photo are previewed, saved, shown to staff and visitors, and removed', async ({
  page,
}) => {
  await page.goto('/app/configuracion/clinica');
  const images = page.getByRole('region', { name: 'Logo y foto' });
  await expect(images.getByRole('button').first()).toBeVisible();
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const choose = (kind: string, file: typeof picture) =>
    images.getByLabel(kind, { exact: true }).and(page.locator('input')).setInputFiles(file);
  await choose('Foto de la clínica', { ...picture, buffer: picture.buffer.subarray(0, 5_000) });
  await page.getByRole('button', { name: 'Guardar: Foto de la clínica' }).click();
  await expect(images.getByText('La imagen está dañada o incompleta.')).toBeVisible();
  for (const [kind, saved] of [
    ['Foto de la clínica', 'Foto guardada'],
    ['Logo', 'Logo guardado'],
  ] as const) {
    await choose(kind, picture);
    await expect(images.getByAltText(/que eligió$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Guardar: ${kind}` }).press('Enter');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(images.getByAltText(/que eligió$/)).toHaveCount(0);
  }

  await expect(page.getByRole('banner').locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await page.goto('/app/citas?vista=dia');
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
  await expectAccessible(page);

  await page.goto('/app/configuracion/clinica');
  for (const word of ['Quitar logo', 'Quitar foto']) {
    await images.getByRole('button', { name: word }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: word }).click();
    await expect(images.getByRole('button', { name: word })).toHaveCount(0);
  }
});

test('every part of the settings is in view on a small desktop, and a tablet scrolls them sideways', async ({
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
