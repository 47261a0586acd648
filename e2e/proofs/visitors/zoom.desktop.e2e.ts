import { expect } from '@playwright/test';
import { hydrated } from '../../helpers/hydrated.js';
import { expectReachable } from '../../helpers/reachable.js';
import { test } from '../../helpers/test.js';

/** The CSS pixels of a zoomed window of 1280 by 800. */
const ZOOMS = [
  { name: '200 %', width: 640, height: 400, scale: 2, hour: '15:00' },
  { name: '400 %', width: 320, height: 200, scale: 4, hour: '16:00' },
];
/** A day that only this file uses. */
const DAY = '2033-06-07';

for (const { name, width, height, scale, hour } of ZOOMS) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    test('a visitor reaches everything from arrival to the booked hour without scrolling sideways', async ({
      page,
    }) => {
      await page.goto(`/public/reservar?dia=${DAY}`);
      await hydrated(page);
      await expect(page.getByRole('button', { name: hour })).toBeVisible();
      await expectReachable(page);

      await page.getByRole('button', { name: hour }).click();
      await page.getByRole('button', { name: 'Reservar', exact: true }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
      await expectReachable(page);

      await form.getByLabel('Nombre completo').fill('Zulema Zoom Demo');
      await form.getByLabel('Correo electrónico').fill(`zoom${scale}@`);
      await form.getByLabel('Teléfono').fill(`9 6000 000${scale}`);
      await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
      await expect(form.getByText(/correo válido/)).toBeVisible();
      await expectReachable(page);
      await form.getByLabel('Correo electrónico').fill(`zoom${scale}@demo.invalid`);
      await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: '¡Reserva realizada con éxito!' }),
      ).toBeFocused();
      await expectReachable(page);
    });

    test('the waiting list form shows an error summary at the top, and an error at each invalid field', async ({
      page,
    }) => {
      await page.goto(`/public/avisar?dia=${DAY}`);
      await expectReachable(page);
      await page.getByLabel('Hasta').fill('2033-06-01');
      await page.getByLabel('Correo electrónico').fill('zoom@');
      await page.getByRole('button', { name: 'Avíseme' }).click();
      await expect(page.getByRole('alert')).toHaveText('Revise los datos marcados.');
      await expect(page.getByText('El último día no puede ser anterior al primero.')).toBeVisible();
      await expect(page.getByText(/correo válido/)).toBeVisible();
      await expectReachable(page);
    });
  });
}
