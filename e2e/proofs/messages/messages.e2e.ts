import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { DAY, messageTo, openWhatsapp, setMessages, test, visit } from '../../helpers/messages.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';

const link = (name: string) => ({ name: `Enviar por WhatsApp a ${name} (se abre en otra pestaña)` });

test('a message that should not be sent is discarded after a confirmation', async ({ context, page }) => {
  await visit(context, { nombre: 'Dora Descarte Demo', hora: '10:00' });
  await page.goto('/app/dashboard');
  const waiting = messageTo(page, 'Dora Descarte Demo');
  await waiting.getByRole('button', { name: 'Descartar el mensaje para Dora Descarte Demo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(waiting).toHaveCount(0);
  await page.goto('/app/mensajes?estado=descartados');
  await expect(messageTo(page, 'Dora Descarte Demo')).toContainText('Descartado');
});

test('a failed message is shown on the dashboard with the reason, and retried', async ({
  context,
  page,
  staff,
}) => {
  await visit(context, { nombre: 'Fina Fallo Demo', hora: '11:00', telefono: '1' });
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: '1 mensaje no se pudo enviar' }).click();
  const failed = messageTo(page, 'Fina Fallo Demo');
  await expect(failed).toContainText('El paciente no tiene un teléfono al que se pueda escribir.');
  await expectAccessible(page);
  const retry = failed.getByRole('button', { name: 'Reintentar el mensaje para Fina Fallo Demo' });
  await retry.click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
    'El paciente no tiene un teléfono',
  );

  const { patients } = await staff.ask<{ patients: { nodes: { id: number; version: number }[] } }>(
    '{ patients(search: "Fina Fallo", first: 1) { nodes { id version } } }',
  );
  await staff.ask(
    'mutation ($id: Int!, $version: Int!, $input: UpdatePatientInput!) { updatePatient(id: $id, version: $version, input: $input) { id } }',
    { ...patients.nodes[0], input: { phone: '9 0000 2222' } },
  );
  await retry.click();
  await expect(page.getByText('El mensaje está listo para enviarse por WhatsApp')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Por enviar');
  await expect(messageTo(page, 'Fina Fallo Demo')).toContainText('+56 9 0000 2222');
});

test('the message history is filtered, and the address keeps the filter', async ({ context, page }) => {
  await visit(context, { nombre: 'Hilda Historia Demo', hora: '12:00' });
  await page.goto('/app/mensajes');
  await expect(messageTo(page, 'Hilda Historia Demo')).toContainText('Confirmación');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Enviados');
  await expect(messageTo(page, 'Hilda Historia Demo')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Por enviar');
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Confirmación');
  await expect(page).toHaveURL(/estado=por-enviar&tipo=confirmacion$/);
  await page.reload();
  await expect(messageTo(page, 'Hilda Historia Demo')).toBeVisible();
  await page.getByRole('combobox', { name: 'Canal' }).selectOption('Correo');
  await expect(page.getByText('Ningún mensaje coincide con los filtros')).toBeVisible();
  await page.goBack();
  await expect(messageTo(page, 'Hilda Historia Demo')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('two users who edit the message texts at the same time are asked whose text to keep', async ({
  page,
  staff,
}) => {
  await page.goto('/app/configuracion/mensajes');
  const text = page.getByLabel('Texto de la confirmación', { exact: true });
  await text.fill('Mis palabras');
  await setMessages(staff, { confirmationText: 'Sus palabras' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Otra persona cambió la configuración' });
  await expect(conflict).toContainText('Sus palabras');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Conservar mis cambios' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Configuración de mensajes guardada')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Mis palabras');
});

test('an appointment’s details show its messages, and can send more', async ({ context, page, staff }) => {
  await setMessages(staff, { confirmations: false });
  await visit(context, { nombre: 'Delia Detalle Demo', hora: '14:00' });
  const { appointments } = await staff.ask<{ appointments: { id: number; patient: { name: string } }[] }>(
    'query ($day: LocalDate!) { appointments(from: $day, to: $day) { id patient { name } } }',
    { day: DAY },
  );
  const id = appointments.find(({ patient }) => patient.name === 'Delia Detalle Demo')!.id;
  await page.goto(`/app/citas?vista=dia&fecha=${DAY}&cita=${id}`);
  const messages = page.getByRole('dialog').getByRole('region', { name: 'Mensajes' });
  await expect(messages).toContainText('Aún no se ha avisado nada de esta cita.');
  await messages.getByRole('button', { name: 'Preparar recordatorio' }).click();
  const reminder = messages.getByRole('listitem');
  await expect(reminder).toContainText('Recordatorio');
  await openWhatsapp(page, () => reminder.getByRole('link', link('Delia Detalle Demo')).click());
  await expect(reminder).toContainText(/Enviado el .* por /);
  await expectAccessible(page);
});

test('waiting messages are sent one after the other with the keyboard only', async ({ context, page }) => {
  await visit(context, { nombre: 'Kira Teclado Demo', hora: '15:00' });
  await visit(context, { nombre: 'Lena Teclado Demo', hora: '16:00' });
  await page.goto('/app/dashboard');
  const next = page.getByRole('link', link('Lena Teclado Demo'));
  await expect(next).toBeVisible();
  await page.getByRole('link', link('Kira Teclado Demo')).focus();
  await openWhatsapp(page, () => page.keyboard.press('Enter'));
  await expect(messageTo(page, 'Kira Teclado Demo')).toHaveCount(0);
  await expect(next).toBeFocused();

  await page.goto('/app/mensajes?estado=enviados');
  await page
    .getByRole('button', { name: /^Deshacer envío/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/está otra vez por enviar/)).toBeVisible();
});

test('the clinic’s own message texts are previewed, saved, and then used', async ({ context, page }) => {
  await page.goto('/app/configuracion/mensajes');
  const text = page.getByLabel('Texto de la confirmación', { exact: true });
  await text.fill('Buen día ');
  await page.getByRole('button', { name: 'Insertar {paciente}' }).first().click();
  await page.keyboard.type(': a las {hora}.');
  await expect(page.getByRole('group', { name: 'Vista previa' }).first()).toHaveText(
    /^Buen día Rosa: a las 09:30\./,
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Configuración de mensajes guardada')).toBeVisible();

  await visit(context, { nombre: 'Pilar Palabras Demo', hora: '13:00' });
  await page.goto('/app/mensajes');
  await expect(messageTo(page, 'Pilar Palabras Demo')).toContainText('Buen día Pilar: a las 13:00.');
  await expectAccessible(page);

  await page.goto('/app/configuracion/mensajes');
  await text.fill('Hola {nadie}');
  await expect(page.getByText(/^No existe \{nadie\}/)).toBeVisible();
  await page.getByRole('button', { name: 'Volver al texto original: Texto de la confirmación' }).click();
  await expect(text).toHaveValue(/^Hola \{paciente\}, su hora en \{clinica\}/);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Configuración de mensajes guardada')).toBeVisible();
});
