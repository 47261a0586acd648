import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from '../helpers/product.js';
import { hydrated } from '../helpers/hydrated.js';

const DAY = '2030-03-12';
const REFUSED = 'No es posible reservar en línea por ahora. Comuníquese con la clínica.';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LIMIT_BOOKINGS_FLOOD: '1/3600' });
  // The flood.
  for (const hora of ['09:00', '10:00'])
    await fetch(`${product.url}/api/citas/reservar/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        nombre: 'Robot',
        email: `robot${hora.slice(0, 2)}@demo.invalid`,
        telefono: `9 0000 00${hora.slice(0, 2)}`,
        fecha: DAY,
        hora,
      }),
    });
});
test.afterAll(() => product.stop());

async function fillIn(page: Page, number: number): Promise<void> {
  await page.getByLabel('Nombre completo').fill(`Visita En La Avalancha ${number}`);
  await page.getByLabel('Correo electrónico').fill(`avalancha${number}@demo.invalid`);
  await page.getByLabel('Teléfono').fill(`9 8000 000${number}`);
}
const open = async (browser: Browser, javaScriptEnabled: boolean, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: product.url, javaScriptEnabled })).newPage();
  await page.goto(path);
  return page;
};
const SUCCESS = '¡Reserva realizada con éxito!';

test('in a flood, a visitor with scripts books as usual, on the page and with the plain form', async ({
  browser,
}) => {
  const page = await open(browser, true, `/public/reservar?dia=${DAY}`);
  await hydrated(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await fillIn(page, 1);
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();

  await page.goto(`/public/reservar/datos?dia=${DAY}&hora=16:00`);
  await hydrated(page);
  await fillIn(page, 2);
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  await page.context().close();
});

test('in a flood, the form without scripts asks the visitor to call, and keeps what was typed', async ({
  browser,
}) => {
  const page = await open(browser, false, `/public/reservar/datos?dia=${DAY}&hora=17:00`);
  await fillIn(page, 3);
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('alert')).toHaveText(REFUSED);
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Visita En La Avalancha 3');
  await page.context().close();
});
