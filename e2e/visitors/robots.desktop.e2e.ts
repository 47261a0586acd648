import { expect } from '@playwright/test';
import { hydrated } from '../helpers/hydrated.js';
import { DAY, FLOODED, startFlood } from '../helpers/flood.js';
import { test } from '../helpers/test.js';
import { fillIn } from '../helpers/visitor-form.js';

const SUCCESS = '¡Reserva realizada con éxito!';

test.use({ environment: FLOODED });
test.beforeAll(({ product }) => startFlood(product));

test('while bookings flood in, a visitor with scripts books as usual, on the page and with the plain form', async ({
  page,
}) => {
  await page.goto(`/public/reservar?dia=${DAY}`);
  await hydrated(page);
  await page.getByRole('button', { name: '15:00' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await fillIn(page.getByRole('dialog'), 'Visita En La Avalancha');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();

  await page.goto(`/public/reservar/datos?dia=${DAY}&hora=16:00`);
  await hydrated(page);
  await fillIn(page, 'Visita En La Avalancha');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
});
