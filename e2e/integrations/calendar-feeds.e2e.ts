import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { asStaff } from '../helpers/staff.js';

/** Creates a calendar feed on the open page. @returns its address. */
async function makeFeed(page: Page, choose: string): Promise<string> {
  await page.getByRole('button', { name: 'Nuevo calendario' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo calendario' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(`Teléfono de ${choose}`);
  await form.getByLabel('Qué muestra').selectOption({ label: choose });
  await form.getByLabel('Su contraseña').fill(STAFF.password);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Crear calendario' }).click();
  const shown = page.getByRole('dialog', { name: 'Su calendario nuevo' });
  const address = await shown.getByLabel('Dirección').inputValue();
  await expect(shown.getByRole('link', { name: 'Abrir en mi calendario' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  );
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Ya la guardé' }).click();
  return address;
}

for (const [where, path, choose] of [
  ['the clinic’s', '/app/configuracion/integraciones', 'Manicura'],
  ['one’s own', '/app/perfil', 'Toda la agenda'],
] as const) {
  test(`${where} calendar is created, read, and revoked at once`, async ({ context, page, playwright }) => {
    await asStaff(context);
    await page.goto(path);
    const list = page.getByRole('list', { name: 'Calendarios' });
    const address = await makeFeed(page, choose);
    const calendar = await playwright.request.newContext();
    const read = await calendar.get(address);
    expect(read.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await read.text()).toContain(`X-WR-CALNAME:${choose} · `);

    await page.reload();
    // The newest active one comes first.
    const line = list.getByRole('listitem').filter({ hasText: choose }).first();
    await expect(line).toContainText('Último uso');
    await expect(page.getByText(address)).toHaveCount(0);
    await expectAccessible(page);
    await line.getByRole('button', { name: 'Revocar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
    await expect(page.getByText('Calendario revocado')).toBeVisible();
    expect((await calendar.get(address)).status()).toBe(404);
    await calendar.dispose();
  });
}
