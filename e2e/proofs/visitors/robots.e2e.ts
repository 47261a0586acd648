import { expect } from '@playwright/test';
import { DAY, FLOODED, startFlood } from '../../helpers/flood.js';
import { test } from '../../helpers/test.js';
import { fillIn } from '../../helpers/visitor-form.js';

test.use({ environment: FLOODED, javaScriptEnabled: false });
test.beforeAll(({ product }) => startFlood(product));

test('while bookings flood in, the form without scripts asks the visitor to call, and keeps what was typed', async ({
  page,
}) => {
  await page.goto(`/public/reservar/datos?dia=${DAY}&hora=17:00`);
  await fillIn(page, 'Visita En La Avalancha');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No es posible reservar en línea por ahora. Comuníquese con la clínica.',
  );
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Visita En La Avalancha');
});
