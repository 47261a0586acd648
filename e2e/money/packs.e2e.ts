import { expect } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { test } from '../helpers/test.js';

test('a pack is sold on the page of a patient, and covers a finished visit in one tap', async ({
  page,
  staff,
}) => {
  const treatment = 'Láser con pack';
  const { createTreatment } = await staff.ask<{ createTreatment: { id: number } }>(
    'mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }',
    { input: { name: treatment, price: 25_000 } },
  );
  await staff.ask('mutation ($input: PackOfferInput!) { createPackOffer(input: $input) { id } }', {
    input: {
      name: 'Láser x5',
      treatmentIds: [createTreatment.id],
      sessions: 5,
      price: 100_000,
      validMonths: 6,
    },
  });
  await page.goto('/app/configuracion/packs');
  await expect(page.getByText('5 sesiones · $100.000 · vence a los 6 meses')).toBeVisible();
  await expectAccessible(page);

  const id = await bookFor(staff, 'Petra Pack Demo', { date: '2025-04-24', time: '11:00', treatment });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id },
  );
  await page.goto(`/app/pacientes/${appointment.patient.id}`);
  await page.getByRole('button', { name: 'Vender pack' }).click();
  const selling = page.getByRole('dialog', { name: 'Vender pack' });
  await selling.getByLabel('Pack').selectOption('Láser x5 · $100.000');
  await expectAccessible(page);
  await selling.getByRole('button', { name: 'Vender' }).click();
  const paying = page.getByRole('dialog', { name: 'Cobrar $100.000' });
  await paying.getByRole('button', { name: 'Transferencia' }).click();
  await paying.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('dialog', { name: 'Pago guardado' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Quedan 5 de 5')).toBeVisible();

  await page.goto(`/app/citas/${id}/visita`);
  await page.getByLabel('Descripción de la atención').fill('Control de rutina');
  await page.getByLabel('Procedimiento').fill('Láser');
  await page.getByLabel('Indicaciones').fill('Crema cada noche');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await page.getByRole('button', { name: 'Usar pack: quedan 5 de 5' }).click();
  await expect(page.getByText('Pagado con el pack Láser x5: quedan 4 de 5.')).toBeVisible();
  await expectAccessible(page);
});
