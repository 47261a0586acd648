import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';
import { addTreatmentWithDeposit, deleteTreatment } from '../../helpers/treatments.js';

const treatment = 'Láser con saldo';
// Other tests share this clinic, and expect its visitors to book the consultation.
test.afterEach(({ staff }) => deleteTreatment(staff, treatment));

test('a payment in advance becomes the deposit of an hour in one tap, says how much of it went back, and its wrong document is corrected for the accountant', async ({
  page,
  staff,
}) => {
  await addTreatmentWithDeposit(staff, treatment);
  const name = 'Sara Saldo Demo';
  const id = await bookFor(staff, name, { date: '2031-09-09', time: '11:00', treatment });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id },
  );
  await staff.ask('mutation ($input: PaymentInput!) { takePayment(input: $input) { id } }', {
    input: {
      patientId: appointment.patient.id,
      method: 'DEBIT',
      amount: 12_000,
      keepsRest: true,
      document: { kind: 'TAXED_RECEIPT', number: '7181' },
    },
  });

  await page.goto('/app/caja?vista=abonos');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Abono pendiente');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Usar saldo a favor' }).click();
  await expect(page.getByText('Se usó el saldo a favor')).toBeVisible();
  await expect(line).toBeHidden();

  const { patientPayments } = await staff.ask<{ patientPayments: { id: number }[] }>(
    'query ($id: Int!) { patientPayments(patientId: $id) { id } }',
    { id: appointment.patient.id },
  );
  await staff.ask(
    'mutation ($id: Int!, $input: RefundInput!) { refundPayment(id: $id, input: $input) { id } }',
    { id: patientPayments[0]?.id, input: { amount: 5_000, reason: 'Se le devolvió una parte' } },
  );
  await page.goto(`/app/citas?vista=dia&fecha=2031-09-09&cita=${id}`);
  await expect(page.getByText('Abono recibido, devuelto $3.000 de $10.000')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pagos del abono' })).toContainText(
    'devuelto $3.000 · por usar $7.000',
  );
  await expectAccessible(page);

  await page.goto(`/app/pacientes/${appointment.patient.id}`);
  const money = page.getByRole('region', { name: 'Cobros y pagos' });
  await money.getByRole('button', { name: /^Acciones: .*Boleta afecta 7181/ }).click();
  await page.getByRole('menuitem', { name: 'Corregir documento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir documento' });
  await expectAccessible(page);
  await dialog.getByLabel('Número').fill('7118');
  await dialog.getByLabel('Motivo').fill('Se escribió 7181');
  await dialog.getByRole('button', { name: 'Corregir' }).click();
  await expect(dialog).toBeHidden();
  await expect(money).toContainText('antes Boleta afecta 7181: Se escribió 7181');

  await page.goto('/app/caja/mes');
  await expect(
    page.getByRole('table', { name: 'Documentos corregidos' }).getByRole('row', { name: /7118/ }),
  ).toContainText('De Boleta afecta 7181 a Boleta afecta 7118');
  await expectAccessible(page);
});
