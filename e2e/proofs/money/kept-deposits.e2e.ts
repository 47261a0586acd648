import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { switchColours } from '../../helpers/colour-scheme.js';
import { countPresses } from '../../helpers/presses.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { test } from '../../helpers/test.js';
import { addTreatmentWithDeposit, deleteTreatment } from '../../helpers/treatments.js';

const treatment = 'Láser con abono retenido';
// Other tests share this clinic, and expect its visitors to book the consultation.
test.afterEach(({ staff }) => deleteTreatment(staff, treatment));

test('the deposit of a cancelled hour is kept in 2 clicks, in light and dark', async ({ page, staff }) => {
  await addTreatmentWithDeposit(staff, treatment);
  const name = 'Rita Retenida Demo';
  const id = await bookFor(staff, name, { date: '2031-09-16', time: '11:00', treatment });
  await staff.ask('mutation ($input: ReceiveDepositInput!) { receiveDeposit(input: $input) { state } }', {
    input: { appointmentId: id },
  });
  const { appointment } = await staff.ask<{ appointment: { version: number } }>(
    'query ($id: Int!) { appointment(id: $id) { version } }',
    { id },
  );
  await staff.ask(
    `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
      updateAppointment(id: $id, version: $version, input: $input) { id } }`,
    { id, version: appointment.version, input: { status: 'CANCELLED' } },
  );

  await page.goto(`/app/citas?vista=dia&fecha=2031-09-16&cita=${id}`);
  await expect(page.getByText('Abono recibido · $10.000')).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Retener abono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retener el abono' });
  await expect(dialog).toContainText(name);
  for (const scheme of ['light', 'dark'] as const) {
    await switchColours(page, scheme);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
  await dialog.getByRole('button', { name: 'Retener $10.000' }).click();
  await expect(dialog).toBeHidden();
  expect((await presses()).clicks).toBe(2);
  await expect(page.getByText('Abono retenido · $10.000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retener abono' })).toBeHidden();
});
