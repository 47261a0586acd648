import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { setClinic } from '../../helpers/clinic.js';
import { test } from '../../helpers/test.js';

test('a pack of the family is shared on its page, and covers a visit of another patient in one tap', async ({
  page,
  staff,
}) => {
  const treatment = 'Láser en familia';
  const { createTreatment } = await staff.ask<{ createTreatment: { id: number } }>(
    'mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }',
    { input: { name: treatment, price: 25_000 } },
  );
  const { createPackOffer } = await staff.ask<{ createPackOffer: { id: number } }>(
    'mutation ($input: PackOfferInput!) { createPackOffer(input: $input) { id } }',
    {
      input: {
        name: 'Familia x5',
        treatmentIds: [createTreatment.id],
        sessions: 5,
        price: 90_000,
        validMonths: 6,
      },
    },
  );
  const patientOf = async (id: number) =>
    (
      await staff.ask<{ appointment: { patient: { id: number } } }>(
        'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
        { id },
      )
    ).appointment.patient.id;
  const owner = await patientOf(
    await bookFor(staff, 'Olga Familia Demo', { date: '2025-04-28', time: '10:00', treatment }),
  );
  const visit = await bookFor(staff, 'Hugo Familia Demo', { date: '2025-04-28', time: '12:00', treatment });
  await staff.ask('mutation ($input: SellPackInput!) { sellPack(input: $input) { id } }', {
    input: { patientId: owner, offerId: createPackOffer.id, payment: { method: 'DEBIT' } },
  });

  await setClinic(staff, { sharesPacks: true });

  await page.goto(`/app/pacientes/${owner}`);
  await page.getByRole('button', { name: 'Familia del pack Familia x5' }).click();
  const family = page.getByRole('dialog', { name: 'Familia' });
  await family.getByLabel('Agregar a un paciente').fill('Hugo Familia');
  await page.getByRole('option', { name: /Hugo Familia Demo/ }).click();
  await family.getByRole('button', { name: 'Agregar' }).click();
  await expect(family.getByRole('list', { name: 'Pueden usarlo' })).toContainText('Hugo Familia Demo');
  await expectAccessible(page);
  await family.getByRole('button', { name: 'Cerrar' }).click();

  await page.goto(`/app/citas/${visit}/visita`);
  await page.getByLabel('Descripción de la atención').fill('Control de rutina');
  await page.getByLabel('Procedimiento').fill('Láser');
  await page.getByLabel('Indicaciones').fill('Crema cada noche');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await page.getByRole('button', { name: 'Usar pack: quedan 5 de 5 (de Olga Familia Demo)' }).click();
  await expect(
    page.getByText('Pagado con el pack Familia x5: quedan 4 de 5 (de Olga Familia Demo).'),
  ).toBeVisible();
  await page.goto(`/app/pacientes/${await patientOf(visit)}`);
  await expect(page.getByText('Quedan 4 de 5 (de Olga Familia Demo)')).toBeVisible();
});

test('a pack is sold in the till as a gift, and redeemed by the patient who brings its code', async ({
  page,
  staff,
}) => {
  const treatment = 'Láser de regalo';
  const { createTreatment } = await staff.ask<{ createTreatment: { id: number } }>(
    'mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }',
    { input: { name: treatment, price: 25_000 } },
  );
  await staff.ask('mutation ($input: PackOfferInput!) { createPackOffer(input: $input) { id } }', {
    input: {
      name: 'Regalo x3',
      treatmentIds: [createTreatment.id],
      sessions: 3,
      price: 60_000,
      validMonths: 6,
    },
  });
  await setClinic(staff, { sharesPacks: true });
  const visit = await bookFor(staff, 'Rita Regalo Demo', { date: '2025-04-29', time: '10:00', treatment });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: visit },
  );

  await page.goto('/app/caja');
  await page.getByText('Packs de regalo').click();
  await page.getByRole('button', { name: 'Vender a quien no es paciente' }).click();
  const selling = page.getByRole('dialog', { name: 'Vender pack de regalo' });
  await selling.getByLabel('Pack').selectOption('Regalo x3 · $60.000');
  await selling.getByRole('button', { name: 'Vender' }).click();
  const shown = page.getByRole('dialog', { name: 'Código del regalo' });
  const code = await shown.getByLabel('Código').inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Cobrar $60.000' }).click();
  const paying = page.getByRole('dialog', { name: 'Cobrar $60.000' });
  await paying.getByRole('button', { name: 'Débito' }).click();
  await paying.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('dialog', { name: 'Pago guardado' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('list', { name: 'Regalos por canjear' })).toContainText('Regalo x3');
  await expectAccessible(page);

  await page.goto(`/app/pacientes/${appointment.patient.id}`);
  await page.getByRole('button', { name: 'Canjear regalo' }).click();
  const redeeming = page.getByRole('dialog', { name: 'Canjear regalo' });
  await redeeming.getByLabel('Código del vale').fill(code);
  await redeeming.getByRole('button', { name: 'Canjear' }).click();
  await expect(page.getByText('Quedan 3 de 3')).toBeVisible();
});
