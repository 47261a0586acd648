import { expect, type Page } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { countPresses, smallPlaces, smallTargets } from '../helpers/presses.js';
import { newRecord } from '../helpers/records.js';
import type { Staff } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

const DAY = '2025-04-10';
const EARLIER = '2025-03-06';
const NAME = 'Amanda Pie Demo';
const SUPPLY = 'Apósito de pie demo';

/** A tablet beside the patient's chair. */
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

/** A patient with diabetes and an exam five weeks ago. @returns the ids of the patient and today's appointment. */
async function diabeticPatient(staff: Staff): Promise<{ patientId: number; appointmentId: number }> {
  const treatment = 'Control de pie demo';
  const { createSupply } = await staff.ask<{ createSupply: { id: number } }>(
    'mutation ($input: SupplyInput!) { createSupply(input: $input) { id } }',
    { input: { name: SUPPLY, unit: 'caja', stock: 5, criticalStock: 0, unitValue: 1_500 } },
  );
  await staff.ask('mutation ($input: TreatmentInput!) { createTreatment(input: $input) { id } }', {
    input: {
      name: treatment,
      serviceType: 'PODIATRY',
      controlWeeks: 5,
      kit: [{ supplyId: createSupply.id, quantity: 2 }],
    },
  });
  const appointmentId = await bookFor(staff, NAME, { date: DAY, time: '10:00', treatment });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: appointmentId },
  );
  const patientId = appointment.patient.id;
  await staff.ask(
    'mutation ($id: Int!, $changes: [AlertChangeInput!]!) { changePatientAlerts(patientId: $id, changes: $changes) { kind } }',
    {
      id: patientId,
      changes: [
        { kind: 'DIABETES', isNoted: true },
        { kind: 'EARLIER_ULCER', isNoted: false, isDenied: true },
        { kind: 'KIDNEY_FAILURE', isNoted: false, isDenied: true },
      ],
    },
  );
  await staff.ask('mutation ($id: Int!) { recordConsent(patientId: $id, kind: PHOTOS) { id } }', {
    id: patientId,
  });
  const seen = { examinedOn: EARLIER, isResolved: false };
  await newRecord(staff, patientId, {
    date: EARLIER,
    footExam: {
      footwear: '',
      orthoses: '',
      nails: [{ side: 'RIGHT', toe: 1, finding: 'ONYCHOMYCOSIS', kind: 'DISTAL', ...seen }],
      skin: [{ side: 'LEFT', zone: 'HEEL', finding: 'CALLUS', ...seen }],
      feet: ['RIGHT', 'LEFT'].map((side) => ({ side, finding: 'NO_DEFORMITY', ...seen })),
      sensation: {
        method: 'TOUCH_TEST',
        examinedOn: EARLIER,
        sites: ['RIGHT', 'LEFT'].flatMap((side) =>
          ['TOE_1', 'TOE_3', 'TOE_5'].map((site) => ({ side, site, answers: [side === 'LEFT'] })),
        ),
      },
      circulation: {
        examinedOn: EARLIER,
        feet: ['RIGHT', 'LEFT'].map((side) => ({
          side,
          dorsalisPedis: 'PRESENT',
          posteriorTibial: 'PRESENT',
        })),
      },
    },
  });
  return { patientId, appointmentId };
}

const pressSpot = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).locator('.foot-area').click();

test('a diabetic patient’s exam continues the last one, and the record has it in words, also on paper', async ({
  page,
  staff,
}) => {
  await page.clock.setFixedTime(`${DAY}T13:10:00Z`);
  const { patientId, appointmentId } = await diabeticPatient(staff);
  await page.goto(`/app/citas/${appointmentId}/visita`);
  await expect(page.getByRole('group', { name: 'Riesgo del pie' })).toContainText('Riesgo 1, bajo');
  const same = page.getByRole('button', { name: 'Igual que el 06/03/2025' });
  await expect(same).toBeVisible();

  const picture = await page.screenshot({ type: 'jpeg' });
  const presses = await countPresses(page);
  await same.click();
  // Two changes: the mycosis has gone, and there is a corn.
  await page.getByRole('button', { name: /^1\.er ortejo derecho: Onicomicosis distal/ }).click();
  await page.getByRole('button', { name: 'Onicomicosis: resuelto' }).click();
  await expectAccessible(page);
  await pressSpot(page, /^2\.º y 3\.er metatarsianos, pie derecho/);
  const sheet = page.getByRole('region', { name: 'Hallazgos: 2.º y 3.er metatarsianos, pie derecho' });
  await expect(sheet).toBeFocused();
  await sheet.getByRole('button', { name: 'Heloma', exact: true }).click();
  const chosen = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Foto', exact: true }).click();
  await (await chosen).setFiles({ name: 'heloma.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(sheet.getByRole('button', { name: 'Fotos (1)' })).toBeVisible();
  const description = page.getByLabel('Descripción de la atención');
  await expect(description).toHaveValue(
    'Onicomicosis distal en 1.er ortejo derecho, resuelto. Heloma en 2.º y 3.er metatarsianos, pie derecho.',
  );
  await page.getByRole('button', { name: 'Igual que la última visita' }).click();
  await expect(description).toHaveValue(/^.+ Onicomicosis distal en 1\.er ortejo derecho, resuelto\. Heloma/);
  await page
    .getByRole('group', { name: 'Frases de lo que se indica' })
    .getByRole('button', { name: 'Pie con diabetes' })
    .click();
  await expect(page.getByLabel('Indicaciones')).toHaveValue(/Control en 5 semanas\.$/);
  await expect(page.getByLabel(`Cantidad de ${SUPPLY}`)).toHaveValue('2');
  await expectAccessible(page);
  expect(await smallTargets(page.getByRole('region', { name: 'Ficha de la visita' }))).toEqual([]);
  for (const view of ['Bordes y espacios', 'Planta']) {
    // Not a press of the visit.
    await page.getByRole('button', { name: view, exact: true }).dispatchEvent('click');
    // The left foot is the mirrored right one.
    const foot = page.getByRole('group', { name: 'Zonas de los pies' }).locator('figure').first();
    expect(await smallPlaces(foot), view).toEqual([]);
  }
  await page.getByRole('button', { name: 'Terminar visita' }).click();
  await expect(page.getByRole('heading', { name: 'Visita terminada' })).toBeFocused();
  await page.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByText(/^Agendada: /)).toBeVisible();
  // Without a word typed. The tenth one takes the photo.
  expect(await presses()).toEqual({ clicks: 10, keys: 0, small: [] });

  await page.goto(`/app/pacientes/${patientId}`);
  await expect(page.getByRole('group', { name: 'Riesgo del pie' })).toContainText('Riesgo 1, bajo');
  const last = page.getByRole('region', { name: 'Examen del pie del 10 de abril de 2025' });
  await expect(last).toContainText('Heloma en 2.º y 3.er metatarsianos, pie derecho, visto el 10/04/2025');
  await expect(last).toContainText('Hiperqueratosis en talón, pie izquierdo, visto el 06/03/2025');
  await expect(last).toContainText('Sensibilidad (Prueba de toque, 06/03/2025)');

  const { appointment } = await staff.ask<{ appointment: { recordId: number } }>(
    'query ($id: Int!) { appointment(id: $id) { recordId } }',
    { id: appointmentId },
  );
  await page.goto(`/app/fichas-clinicas?paciente=${patientId}&ficha=${appointment.recordId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Onicomicosis distal en 1.er ortejo derecho, resuelto, visto el 10/04/2025',
  );
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.paper');
  await expect(paper.getByText('Examen del pie', { exact: true })).toBeVisible();
  await expect(paper).toContainText('Heloma en 2.º y 3.er metatarsianos, pie derecho, visto el 10/04/2025');
});
