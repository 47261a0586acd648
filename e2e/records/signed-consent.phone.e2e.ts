import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { bookFor } from '../helpers/appointments.js';
import { smallTargets } from '../helpers/presses.js';
import type { Staff } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

const DAY = '2025-05-08';
const TITLE = 'Consentimiento de Firma Demo';

/** Draws a line across the box, as a finger would. */
async function signIn(page: Page): Promise<void> {
  const box = page.getByRole('img', { name: 'Recuadro para firmar con el dedo' });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(x + width * (0.2 + step / 70), y + height * (0.5 + 0.3 * Math.sin(step / 3)));
  await page.mouse.up();
}

/** @returns the path of a link for the patient's own phone. */
async function linkTo(staff: Staff, patientId: number): Promise<string> {
  const { consentTexts } = await staff.ask<{ consentTexts: { id: number; title: string }[] }>(
    '{ consentTexts { id title } }',
  );
  const { createConsentLink } = await staff.ask<{ createConsentLink: { path: string } }>(
    'mutation ($input: ConsentLinkInput!) { createConsentLink(input: $input) { path } }',
    { input: { patientId, textId: consentTexts.find(({ title }) => title === TITLE)?.id, isOfAge: true } },
  );
  return createConsentLink.path;
}

test('a clinic writes a consent text on a phone, which a patient signs with a finger on their own', async ({
  page,
  staff,
}) => {
  const appointmentId = await bookFor(staff, 'Carla Firma Demo', { date: DAY, time: '10:00' });
  const { appointment } = await staff.ask<{ appointment: { patient: { id: number } } }>(
    'query ($id: Int!) { appointment(id: $id) { patient { id } } }',
    { id: appointmentId },
  );
  const patientId = appointment.patient.id;
  await page.goto('/app/configuracion/consentimientos');
  await page.getByRole('button', { name: 'Agregar texto' }).tap();
  const form = page.getByRole('dialog', { name: 'Agregar texto' });
  await form.getByLabel('Título').fill(TITLE);
  await form.getByLabel('Texto', { exact: true }).fill('Acepto. Soy ');
  const name = form.getByRole('button', { name: '{paciente}' });
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await name.tap();
  await expect(form.getByLabel('Texto', { exact: true })).toHaveValue('Acepto. Soy {paciente}');
  await form.getByRole('button', { name: 'Agregar', exact: true }).tap();
  await expect(form).toBeHidden();

  const path = await linkTo(staff, patientId);
  await page.goto(path);
  await expect(page.getByText('Acepto. Soy Carla Firma Demo')).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page.locator('form'))).toEqual([]);
  await page.getByRole('button', { name: 'Acepto' }).tap();
  await expect(page.locator('form').getByText('Firme en el recuadro.')).toBeInViewport();
  await signIn(page);
  await page.getByRole('button', { name: 'Acepto' }).tap();
  await expect(page.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  const { signedConsents } = await staff.ask<{
    signedConsents: { kind: string; device: string; strokes: number[][] }[];
  }>('query ($id: Int!) { signedConsents(patientId: $id) { kind device strokes } }', { id: patientId });
  expect(signedConsents).toMatchObject([{ kind: 'ACCEPTED', device: 'OWN_PHONE' }]);
  expect(signedConsents[0]?.strokes[0]?.length).toBeGreaterThan(40);
  await page.goto(path);
  await expect(page.getByText('Este enlace ya no sirve')).toBeVisible();
});
