import { expect, type Page } from '@playwright/test';
import { bookFor, eventOf, openCalendar, placeOf } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { expectBlueProgress, expectNothingMoves, holdBack } from '../helpers/progress.js';
import { registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';
import { typeDate } from '../helpers/type-date.js';

/** A Wednesday that only this file uses. */
const DAY = '2031-03-12';

const hour = (name: string) => new RegExp(`^${name}`);

/** Presses an empty hour of the day view. @param lane 0 is podiatry's, 1 manicure's. */
async function pressHour(page: Page, at: number, lane: 0 | 1): Promise<void> {
  const { x, y } = await placeOf(page, 0, at);
  const { width } = (await page.locator('.rbc-day-slot').boundingBox())!;
  await page.mouse.click(x + (lane * width) / 2, y);
}

test('an appointment is made in a free hour for a new patient, edited, and deleted', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Azul Agenda Demo', { date: DAY, time: '11:00' });
  const manicure = { serviceType: 'MANICURE', treatment: 'Manicura' } as const;
  await bookFor(staff, 'Rosa Agenda Demo', { date: DAY, time: '12:00', ...manicure });
  await openCalendar(page, `vista=mes&fecha=${DAY}`);
  const number = page.locator(`[data-day="${DAY}"]`);
  await expect(number).toHaveAccessibleName(/2 citas \(Podología 1, Manicura 1\)/);
  await number.click();
  await expect(page).toHaveURL(new RegExp(`vista=dia&fecha=${DAY}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(eventOf(page, 'Azul Agenda Demo')).toHaveCSS('border-left-color', 'rgb(59, 130, 246)');
  await expect(eventOf(page, 'Rosa Agenda Demo')).toHaveCSS('border-left-color', 'rgb(236, 72, 153)');

  const create = page.getByRole('dialog', { name: 'Nueva Cita - 12/03/2031' });
  await pressHour(page, 16, 1);
  await expect(create.getByRole('button', { name: 'Manicura' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();
  await pressHour(page, 13, 0);
  await expect(create.getByRole('button', { name: hour('13:00') })).toHaveAttribute('aria-pressed', 'true');
  await expect(create.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await expect(create.getByRole('button', { name: hour('11:00') })).toBeDisabled();
  await create.getByRole('button', { name: 'Nuevo Paciente' }).click();
  const form = create.getByRole('group', { name: 'Nuevo Paciente' });
  await form.getByLabel('Nombre').fill('Amalia Agenda Demo');
  await form.getByLabel('Teléfono').fill('912345678');
  await form.getByLabel('Correo').fill('nueva@demo.invalid');
  await form.getByLabel('Contacto de Emergencia').fill('Su hermana');
  await create.getByLabel('Tipo de Tratamiento').selectOption('Postura de brackets');
  await create.getByRole('button', { name: 'Más opciones' }).click();
  await create.getByRole('button', { name: '2 horas' }).click();
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Paciente creado exitosamente')).toBeVisible();
  await expect(page.getByText('Cita creada con éxito')).toBeVisible();
  await expect(create).toBeHidden();

  await eventOf(page, 'Amalia Agenda Demo - Postura de brackets (2h)').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('13:00 – 15:00');
  await expect(details.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/56/,
  );
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: /^Editar Cita - ID: \d+$/ });
  await expect(edit.getByRole('button', { name: '13:00 (original)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await edit.getByLabel('Estado').selectOption('Confirmada');
  await typeDate(edit, 'Fecha', '2031-03-13');
  await edit.getByRole('button', { name: hour('09:00') }).click();
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(eventOf(page, 'Amalia Agenda Demo')).toHaveCount(0);

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await eventOf(page, 'Amalia Agenda Demo').click();
  await expect(details).toContainText('jueves 13 de marzo de 2031');
  await expect(details).toContainText('Confirmada');
  await details.getByRole('button', { name: 'Eliminar' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
  await expect(confirm).toContainText('Amalia Agenda Demo');
  await confirm.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cita eliminada correctamente')).toBeVisible();
  await expect(eventOf(page, 'Amalia Agenda Demo')).toHaveCount(0);
});

test('a taken hour is overbooked only with the switch, until the other appointment is cancelled', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Tomás Titular Demo', { date: '2031-06-12', time: '10:00' });
  const patientId = await registerPatient(staff, { name: 'Sonia Sobrecupo Demo' });
  await openCalendar(page, `vista=dia&fecha=2031-06-12&cita=nueva&paciente=${patientId}`);
  const form = page.getByRole('dialog', { name: 'Nueva Cita - 12/06/2031' });
  await form.getByLabel('Tipo de Tratamiento').selectOption('Postura de brackets');
  await expect(form.getByRole('button', { name: hour('10:00') })).toBeDisabled();
  await form.getByRole('button', { name: 'Más opciones' }).click();
  await form.getByRole('switch', { name: 'Sobrecupo' }).click();
  await form.getByRole('button', { name: '10:00 (ocupada)' }).click();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  const overbooked = eventOf(page, 'Sonia Sobrecupo Demo');
  await expect(overbooked).toContainText('Sobrecupo');
  await eventOf(page, 'Tomás Titular Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  const letGo = await holdBack(page, 'UpdateAppointment');
  await details.getByRole('button', { name: 'Cancelar cita' }).click();
  await expectBlueProgress(page, 'Actualizando cita...');
  letGo();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expectNothingMoves(page);
  await expect(overbooked.locator('.event-mark')).toHaveCount(0);
});
