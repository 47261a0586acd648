import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../helpers/axe.js';
import { STAFF } from '../helpers/credentials.js';
import { hydrated } from '../helpers/hydrated.js';
import { startMailServer } from '../helpers/small-mail-server.js';
import { test } from '../helpers/test.js';

// A clinic as after its first start, with nothing set up. Users may reach this machine's mail server.
test.use({
  isLoggedIn: false,
  isNew: true,
  environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1/32', PUBLIC_URL: '' },
});

/** A person with a mouse, who types and reaches the other fields of a form with Tab. */
const MOST_CLICKS = 40;

test('leads from an empty clinic to the first booking from outside, through the screens alone', async ({
  page,
  context,
  product,
}) => {
  const mail = await startMailServer();
  const clicks = await countClicks(context);
  const card = page.getByRole('region', { name: 'Primeros pasos' });
  const toDashboard = () => page.getByRole('link', { name: 'Dashboard' }).first().click();

  await page.goto('/app/login');
  await type(page.getByPlaceholder('Usuario'), STAFF.username, STAFF.password);
  await page.keyboard.press('Enter');

  // The page takes bookings from the first second on.
  await card.getByRole('button', { name: 'Poner en pausa' }).click();
  await expect(card.getByText('Su página de reservas está en pausa')).toBeVisible();
  await expectAccessible(page);
  const visitor = await context.newPage();
  await visitor.goto('/public/reservar');
  await expect(visitor.getByRole('heading', { name: 'Todavía no se reserva en línea' })).toBeVisible();

  await card.getByRole('link', { name: 'Escribir el nombre' }).click();
  const form = page.getByRole('region', { name: 'Datos de la clínica' });
  await form.getByLabel('Nombre de la clínica', { exact: true }).click();
  await form.getByLabel('Nombre de la clínica', { exact: true }).fill('Clínica Pie Feliz');
  await form.getByLabel('Teléfono', { exact: true }).fill('+56 2 2345 6789');
  await form.getByLabel('Dirección de la clínica', { exact: true }).fill('Avenida Demo 123');
  await form.getByLabel('Ciudad', { exact: true }).fill('Arica');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Datos de la clínica guardados')).toBeVisible();

  await toDashboard();
  await card.getByRole('button', { name: 'Así atendemos' }).click();
  await expect(card.getByRole('link', { name: 'Revisar: Horarios de atención' })).toBeVisible();

  await card.getByRole('link', { name: 'Nombrar a quienes atienden' }).click();
  const people = page.getByRole('list', { name: 'Quiénes atienden' });
  for (const [nth, name] of ['Ana Demo', 'Berta Demo'].entries()) {
    await people
      .getByRole('button', { name: /^Editar/ })
      .nth(nth)
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre', { exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await expect(people.getByText(name, { exact: true })).toBeVisible();
  }

  await toDashboard();
  await card.getByRole('button', { name: 'Poner precios' }).click();
  const prices = page.getByRole('dialog', { name: 'Tratamientos y precios' });
  await prices.getByRole('group', { name: 'Podología general' }).getByLabel('Precio').click();
  for (const [name, price] of [
    ['Podología general', '25.000'],
    ['Manicura', '18.000'],
  ] as const)
    await prices.getByRole('group', { name }).getByLabel('Precio').fill(price);
  await expectAccessible(page);
  await prices.getByRole('button', { name: 'Guardar' }).click();
  // Name, address and a treatment are there: the pause has ended.
  await expect(card.getByText('Su página de reservas está en pausa')).toBeHidden();

  await card.getByRole('link', { name: 'Conectar el correo' }).click();
  await page.getByRole('button', { name: 'Conectar el correo' }).click();
  const server = page.getByRole('dialog', { name: 'Conectar el correo' });
  await server.getByLabel('Servidor').fill('127.0.0.1');
  await server.getByLabel('Puerto').fill(String(mail.port));
  await server.getByLabel('Remitente').fill('Clínica Pie Feliz <hola@clinica.example>');
  await server.getByLabel('Enviar la prueba a').fill('ana@correo.example');
  await server.getByLabel('Su contraseña').fill(STAFF.password);
  await expectAccessible(page);
  await server.getByRole('button', { name: 'Conectar', exact: true }).click();
  await expect(server).toBeHidden();
  expect(mail.letters).toHaveLength(1);

  await toDashboard();
  await card.getByRole('link', { name: 'Fijar la dirección' }).click();
  const setting = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Fijar la dirección' }).click();
  await setting.getByLabel('Dirección pública').fill(product.url);
  await setting.getByLabel('Su contraseña').fill(STAFF.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dirección pública guardada')).toBeVisible();
  const copies = path.join(path.dirname(product.data), 'copias');
  await page.getByRole('button', { name: 'Fijar la carpeta' }).click();
  await setting.getByLabel('Carpeta en el servidor').fill(copies);
  await setting.getByLabel('Su contraseña').fill(STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Carpeta de respaldo guardada')).toBeVisible();
  await expect(setting).toBeHidden();
  await expectAccessible(page);

  await toDashboard();
  await card.getByRole('link', { name: 'Activarla' }).click();
  await page.getByRole('button', { name: 'Activar' }).click();
  await type(page.getByLabel('Su contraseña'), STAFF.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '').toUpperCase();
  await page.getByLabel('Código que muestra la aplicación').fill(new TOTP({ secret: key }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();

  await toDashboard();
  await page
    .getByRole('region', { name: 'Su clínica está lista' })
    .getByRole('button', { name: 'Terminar' })
    .click();

  await visitor.reload();
  await hydrated(visitor);
  await visitor
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await visitor.getByRole('button', { name: 'Reservar', exact: true }).click();
  const booking = visitor.getByRole('dialog');
  await booking.getByLabel('Nombre completo').fill('Primera Visita');
  await booking.getByLabel('Correo electrónico').fill('primera@demo.example');
  await booking.getByLabel('Teléfono').fill('9 7123 4567');
  await booking.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(visitor.getByText('¡Reserva realizada con éxito!').first()).toBeVisible();
  await expect.poll(() => mail.letters.length).toBe(2);
  expect(mail.letters[1]?.replaceAll('=\n', '')).toContain(`${product.url}/public/cita/`);
  // The first backup follows the folder.
  await expect
    .poll(() => fs.readdirSync(copies).filter((name) => name.startsWith('huella_')))
    .toHaveLength(1);
  mail.stop();

  test.info().annotations.push({ type: 'clicks', description: String(clicks()) });
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS);
});

/** Fills in a focused form as a keyboard does. */
async function type(first: Locator, ...texts: readonly string[]): Promise<void> {
  await first.focus();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await first.page().keyboard.press('Tab');
    await first.page().keyboard.type(text);
  }
}

/** Counts the presses of the mouse in all pages. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let count = 0;
  await context.exposeFunction('noteClick', () => (count += 1));
  await context.addInitScript({
    content: `addEventListener('pointerdown', (event) => {
      if (event.isTrusted && event.button === 0) noteClick();
    }, { capture: true });`,
  });
  return () => count;
}
