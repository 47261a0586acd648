import { expect, type Page, test } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient, type Staff } from '../helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

/** A treatment with a control in five weeks and a kit of two supplies. */
async function newTreatment(name: string): Promise<number> {
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name: `Gasa de ${name}`, unit: 'caja', stock: 5, criticalStock: 0, unitValue: 1_500 } },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: { name, controlWeeks: 5, kit: [{ supplyId: createSupply.id, quantity: 2 }] },
  });
  return createSupply.id;
}

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    `{ window.clicks = 0; addEventListener('pointerdown', () => (window.clicks += 1), true); }`,
  );
  return () => page.evaluate<number>('window.clicks');
}

test('a visit with supplies, certificate and the next appointment takes 6 clicks on one screen', async ({
  page,
}, { project }) => {
  const treatment = `Láser ${project.name}`;
  const supplyId = await newTreatment(treatment);
  // Each project has its own day, so that both hours are free.
  const day = project.name === 'phone' ? '2025-03-04' : '2025-03-11';
  const name = `Rosa Visita ${project.name}`;
  await page.clock.setFixedTime(`${day}T14:10:00Z`);
  await bookFor(staff, name, { date: day, time: '11:00', treatment });
  await page.goto('/app/dashboard');
  const attend = page.getByRole('link', { name: `Atender a ${name}` });
  await expect(attend).toBeVisible();
  const clicks = await countClicks(page);
  await attend.click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByLabel(`Cantidad de Gasa de ${treatment}`)).toHaveValue('2');
  await expectAccessible(page);
  const address = page.url();
  await page.getByLabel('Descripción de la atención').click();
  await page.keyboard.type('Control de rutina');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Corte y limado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crema cada noche');
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await expect(page.getByRole('heading', { name: 'Visita terminada' })).toBeFocused();

  await page.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Agendada: martes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generar Certificado' }).click();
  await expect(page.getByRole('dialog', { name: 'Generar Certificado' })).toBeVisible();
  // Printing is one more click, in the browser's own dialog.
  expect(await clicks()).toBe(5);
  expect(page.url()).toBe(address);

  const { supplies } = await staff.ask<{ supplies: { id: number; stock: number }[] }>(
    '{ supplies { id stock } }',
  );
  expect(supplies.find(({ id }) => id === supplyId)?.stock).toBe(3);
  const { appointments } = await staff.ask<{
    appointments: {
      date: string;
      time: string;
      status: string;
      recordId: number | null;
      patient: { name: string };
    }[];
  }>(`{ appointments(from: "${day}", to: "2025-05-01") { date time status recordId patient { name } } }`);
  const hers = appointments.filter(({ patient }) => patient.name === name);
  expect(hers).toMatchObject([
    { time: '11:00', status: 'COMPLETED', recordId: expect.any(Number) },
    { time: '11:00', status: 'BOOKED', recordId: null },
  ]);
});

test('a past appointment asks whether the patient came', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same card');
  await page.clock.setFixedTime('2025-03-18T20:10:00Z');
  await bookFor(staff, 'Elena Ausente Demo', { date: '2025-03-18', time: '09:00' });
  await page.goto('/app/dashboard');
  const asked = page.getByRole('group', { name: 'Asistencia de Elena Ausente Demo' });
  await expect(asked).toContainText('¿Vino?');
  await asked.getByRole('button', { name: 'No vino' }).click();
  await expect(asked).toContainText('No vino');
  await expect(asked).not.toContainText('¿Vino?');
  await expectAccessible(page);
});

/** Removes today's visit and its patient. */
async function forget(patientId: number, appointmentId: number): Promise<void> {
  await staff.ask('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id: appointmentId });
  await staff.ask('mutation ($id: Int!) { deletePatient(id: $id) }', { id: patientId });
}

const visitId = (page: Page): number => Number(/citas\/(\d+)\/visita/.exec(page.url())?.[1]);

test('a walk-in is attended in 2 clicks, with name and phone', async ({ page }, { project }) => {
  const name = `Violeta Espontánea ${project.name}`;
  await page.goto('/app/dashboard');
  const attend = page.getByRole('button', { name: 'Atender ahora' });
  await expect(attend).toBeVisible();
  const clicks = await countClicks(page);
  await attend.click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(project.name === 'phone' ? '+56 9 0000 7711' : '+56 9 0000 7722');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Atender' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/En atención/)).toBeVisible();
  expect(await clicks()).toBe(2);
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: visitId(page) },
  );
  await forget(appointment.patient.id, visitId(page));
});

test('a patient at the desk is attended from their page with a key, which later returns to the visit', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const name = 'Wanda Sin Hora Demo';
  const patientId = await registerPatient(staff, { name });
  await page.goto(`/app/pacientes/${patientId}`);
  await expect(page.getByRole('button', { name: 'Atender' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('dialog', { name: 'Atender ahora' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Atender ahora' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Atender' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = visitId(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Seguir atendiendo' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page).toHaveURL(new RegExp(`/app/citas/${id}/visita$`));
  await forget(patientId, id);
});
