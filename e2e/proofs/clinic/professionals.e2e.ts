import { expect, type Locator } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { endDaysOff } from '../../helpers/days-off.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { test } from '../../helpers/test.js';
import { typeDate } from '../../helpers/type-date.js';

const NAME = 'Berta Demo';
const MONDAY = '2032-03-08';

// Other tests share this clinic, and expect one professional for each service.
test.afterEach(async ({ staff }) => {
  await endDaysOff(staff);
  const { professionals } = await staff.ask<{
    professionals: Array<{ id: number; version: number; name: string }>;
  }>('{ professionals { id version name } }');
  for (const { id, version } of professionals.filter(({ name }) => name === NAME))
    await staff.ask(
      'mutation ($id: Int!, $version: Int!) { archiveProfessional(id: $id, version: $version) { id } }',
      { id, version },
    );
});

/** Presses a button without the mouse. */
const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

test('a new professional takes over the appointments of a day off, using the keyboard only', async ({
  page,
  staff,
}) => {
  const id = await bookFor(staff, 'Traspasada Demo', { date: MONDAY, time: '10:00' });
  await page.goto('/app/configuracion');
  await press(page.getByRole('link', { name: 'Profesionales' }));
  await press(page.getByRole('button', { name: 'Agregar profesional' }));
  const form = page.getByRole('dialog', { name: 'Agregar profesional' });
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(NAME);
  await press(form.getByRole('button', { name: 'Propio' }));
  await press(form.getByRole('button', { name: 'Agregar un tramo al lunes' }));
  await form.getByLabel('Hasta, lunes, tramo 1').selectOption('13:00');
  await form.getByLabel('Desde, lunes, tramo 2').selectOption('15:00');
  await form.getByLabel('Hasta, lunes, tramo 2').selectOption('18:00');
  await expectAccessible(page);
  await press(form.getByRole('button', { name: 'Agregar', exact: true }));
  const people = page.getByRole('list', { name: 'Quiénes atienden' });
  await expect(people.getByText(/^Lunes 09:00–13:00 y 15:00–18:00, martes a sábado/)).toBeVisible();

  await press(page.getByRole('button', { name: 'Agregar días libres' }));
  const modal = page.getByRole('dialog', { name: 'Agregar días libres' });
  await modal.getByLabel('Motivo').fill('Curso');
  await typeDate(modal, 'Hasta (incluido)', MONDAY);
  await typeDate(modal, 'Desde', MONDAY);
  await press(modal.getByRole('button', { name: 'Guardar' }));
  await expect(modal.getByText('Hay 1 cita en esos días')).toBeVisible();
  await press(modal.getByRole('button', { name: `Pasar a ${NAME} la cita de Traspasada Demo, 10:00` }));
  await expect(modal.getByText(`Pasada a ${NAME}`)).toBeVisible();
  await press(modal.getByRole('button', { name: 'Guardar' }));
  await expect(page.getByText('Días libres guardados correctamente')).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await press(page.getByRole('button', { name: /^Ver citas afectadas de / }));
  await expect(page.getByText('No quedan citas en esos días.')).toBeVisible();
  await page.goto(`/app/citas?vista=dia&fecha=${MONDAY}&cita=${id}`);
  await expect(page.getByRole('dialog').getByText(NAME)).toBeVisible();
});
