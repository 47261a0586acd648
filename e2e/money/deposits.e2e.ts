import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { hydrated } from '../helpers/hydrated.js';
import { test } from '../helpers/test.js';
import { addTreatmentWithDeposit, deleteTreatment } from '../helpers/treatments.js';
import { fillIn } from '../helpers/visitor-form.js';

const treatment = 'Láser con abono';
// Other tests share this clinic, and expect its visitors to book the consultation.
test.afterEach(({ staff }) => deleteTreatment(staff, treatment));

test('an hour is booked with a deposit, which staff receive and the visit deducts', async ({
  page,
  staff,
}) => {
  await addTreatmentWithDeposit(staff, treatment);

  await page.goto(`/public/reservar?tratamiento=${encodeURIComponent(treatment)}`);
  await hydrated(page);
  await page.getByRole('link', { name: /Próxima hora/ }).click();
  const form = page.getByRole('dialog', { name: 'Tus datos' });
  await expect(form.getByRole('region', { name: 'Abono' })).toContainText('Banco Demo');
  await expect(form).toContainText('abono de $10.000 por transferencia');
  await expectAccessible(page);
  const name = 'Abel Abono Demo';
  await fillIn(form, name);
  await form.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await page.getByRole('link', { name: 'Ver mi hora' }).click();
  await expect(page.getByText('Falta el abono de $10.000.')).toBeVisible();
  await expectAccessible(page);
  const own = page.url();
  await page.getByLabel('Comprobante de la transferencia').setInputFiles({
    name: 'pago.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(page.getByText('Recibimos su comprobante.')).toBeVisible();

  await page.goto('/app/caja?vista=abonos');
  const { unpaidDeposits } = await staff.ask<{
    unpaidDeposits: { nodes: { appointmentId: number; patientId: number; patientName: string }[] };
  }>('{ unpaidDeposits(first: 50) { nodes { appointmentId patientId patientName } } }');
  const booked = unpaidDeposits.nodes.find(({ patientName }) => patientName === name);
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('Abono por revisar');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Abono recibido' }).click();
  const receiving = page.getByRole('dialog', { name: 'Recibir $10.000' });
  await receiving.getByLabel('Quién transfirió, si es otra persona').fill('Hija de Abel');
  await receiving.getByRole('button', { name: 'Abono recibido' }).click();
  // While the dialog is open, the list behind it is hidden too.
  await expect(receiving).toBeHidden();
  await expect(line).toBeHidden();

  await page.goto(own);
  await expect(page.getByText('Su abono de $10.000 está recibido: se descuenta del total.')).toBeVisible();

  await staff.ask('mutation ($input: ChargeInput!) { addCharge(input: $input) { id } }', {
    input: { appointmentId: booked?.appointmentId, isVisit: true },
  });
  await page.goto(`/app/pacientes/${booked?.patientId}`);
  await expect(page.getByText('Saldo pendiente $15.000')).toBeVisible();
});
