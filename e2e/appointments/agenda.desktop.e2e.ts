import { expect, test, type WebSocketRoute } from '@playwright/test';
import { bookFor, drag, eventOf, openCalendar, placeOf, stretch } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient, type Staff } from '../helpers/staff.js';
import { typeDate } from '../helpers/type-date.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  // During a transition, colours have too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

const hour = (name: string) => new RegExp(`^${name}`);

test('creates, edits and deletes an appointment', async ({ page }) => {
  await registerPatient(staff, { name: 'Amalia Agenda Demo' });
  await bookFor(staff, 'Otra Agenda Demo', { date: '2031-03-03', time: '11:00' });
  await openCalendar(page, 'vista=semana&fecha=2031-03-03');
  await page.getByRole('button', { name: '+ Nueva Cita' }).click();
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 03/03/2031' });
  await expect(create.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  const taken = create.getByRole('button', { name: hour('11:00') });
  await expect(taken).toBeDisabled();
  await expect(taken).toHaveAttribute('title', 'Hora no disponible');
  await create.getByRole('combobox', { name: 'Paciente' }).fill('amalia ag');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Amalia Agenda Demo/ })
    .click();
  await create.getByLabel('Tipo de Tratamiento').selectOption('Postura de brackets');
  await create.getByRole('button', { name: hour('10:00') }).click();
  await expect(create.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  // Two hours from ten would overlap eleven.
  await create.getByRole('button', { name: '2 horas' }).click();
  await expect(create.getByText(/^Las horas en gris no están disponibles/)).toBeVisible();
  await expect(create.getByRole('button', { name: hour('10:00') })).toBeDisabled();
  await expect(create.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await create.getByRole('button', { name: hour('13:00') }).click();
  await expectAccessible(page);
  await create.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Cita creada con éxito')).toBeVisible();
  await expect(create).toBeHidden();
  await expect(eventOf(page, 'Amalia Agenda Demo - Postura de brackets (2h)')).toBeVisible();

  await eventOf(page, 'Amalia Agenda Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('13:00 – 15:00');
  await expect(page).toHaveURL(/cita=\d+/);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: /^Editar Cita - ID: \d+$/ });
  await expect(edit.getByRole('button', { name: '13:00 (original)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await edit.getByLabel('Estado').selectOption('Confirmada');
  await typeDate(edit, 'Fecha', '2031-03-04');
  await edit.getByRole('button', { name: hour('09:00') }).click();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(edit).toBeHidden();

  await eventOf(page, 'Amalia Agenda Demo').click();
  await expect(details).toContainText('martes 4 de marzo de 2031');
  await expect(details).toContainText('Confirmada');
  await details.getByRole('button', { name: 'Eliminar' }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Confirmar Eliminación' });
  await expect(confirm).toContainText('Amalia Agenda Demo');
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cita eliminada correctamente')).toBeVisible();
  await expect(eventOf(page, 'Amalia Agenda Demo')).toHaveCount(0);
});

test('an empty slot opens the form with its hour; a new patient can be registered in it', async ({
  page,
}) => {
  await openCalendar(page, 'vista=semana&fecha=2031-03-10');
  const { x, y } = await placeOf(page, 2, 15);
  await page.mouse.click(x, y);
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 12/03/2031' });
  await expect(create.getByRole('button', { name: hour('15:00') })).toHaveAttribute('aria-pressed', 'true');
  await create.getByRole('button', { name: 'Nuevo paciente' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo Paciente' });
  await form.getByLabel('Nombre').fill('Nueva En Cita Demo');
  await form.getByLabel('Teléfono').fill('912345678');
  await form.getByLabel('Correo').fill('nueva@demo.invalid');
  await form.getByLabel('Contacto de Emergencia').fill('Nadie');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(create.getByRole('combobox', { name: 'Paciente' })).toHaveValue(/^Nueva En Cita Demo · /);
  await create.getByLabel('Tipo de Tratamiento').selectOption('Podología general');
  await create.getByRole('button', { name: 'Guardar' }).click();
  await expect(eventOf(page, 'Nueva En Cita Demo')).toBeVisible();
});

test('blocks hours, which visitors then never see, and removes the block', async ({ page, request }) => {
  const free = async () => {
    const answer = await request.get('/api/citas/disponibles/?fecha=2031-05-08');
    return ((await answer.json()) as { horas_disponibles: string[] }).horas_disponibles;
  };
  await bookFor(staff, 'Blanca Bloqueada Demo', { date: '2031-05-08', time: '15:00' });
  await openCalendar(page, 'vista=dia&fecha=2031-05-08');
  await page.getByRole('button', { name: 'Bloquear horas' }).click();
  const form = page.getByRole('dialog', { name: 'Bloquear horas' });
  await form.getByLabel('Motivo').fill('Reunión');
  await form.getByLabel('Desde').selectOption('13:00');
  await form.getByLabel('Hasta').selectOption('15:30');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Ya hay una cita o un bloqueo a esa hora.')).toBeVisible();
  await form.getByLabel('Hasta').selectOption('15:00');
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(form).toBeHidden();
  expect(await free()).toEqual(['09:00', '10:00', '11:00', '12:00', '16:00', '17:00', '18:00']);
  await expectAccessible(page);
  await eventOf(page, 'Bloqueado: Reunión').click();
  const details = page.getByRole('dialog', { name: 'Horas bloqueadas' });
  await expect(details).toContainText('13:00 – 15:00');
  await details.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(eventOf(page, 'Bloqueado: Reunión')).toHaveCount(0);
  expect(await free()).toContain('13:00');
});

test('overbooks a taken hour only with the switch, until the other appointment is cancelled', async ({
  page,
}) => {
  await bookFor(staff, 'Tomás Titular Demo', { date: '2031-06-12', time: '10:00' });
  await registerPatient(staff, { name: 'Sonia Sobrecupo Demo' });
  await openCalendar(page, 'vista=dia&fecha=2031-06-12');
  await page.getByRole('button', { name: '+ Nueva Cita' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva Cita - 12/06/2031' });
  await form.getByRole('combobox', { name: 'Paciente' }).fill('sonia sob');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Sonia Sobrecupo Demo/ })
    .click();
  await form.getByLabel('Tipo de Tratamiento').selectOption('Postura de brackets');
  await expect(form.getByRole('button', { name: hour('10:00') })).toBeDisabled();
  await form.getByRole('switch', { name: 'Sobrecupo' }).click();
  await form.getByRole('button', { name: '10:00 (ocupada)' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  const overbooked = eventOf(page, 'Sonia Sobrecupo Demo');
  await expect(overbooked).toContainText('Sobrecupo');
  await expectAccessible(page);
  await eventOf(page, 'Tomás Titular Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await details.getByRole('button', { name: 'Cancelar cita' }).click();
  await expect(overbooked.locator('.event-mark')).toHaveCount(0);
});

test('a drag moves an appointment and can be undone; a taken hour is refused', async ({ page }) => {
  await bookFor(staff, 'Móvil Demo', { date: '2031-03-17', time: '10:00' });
  await bookFor(staff, 'Fija Demo', { date: '2031-03-18', time: '12:00' });
  await openCalendar(page, 'vista=semana&fecha=2031-03-17');
  await expect(eventOf(page, 'Móvil Demo')).toContainText('10:00');
  await drag(page, eventOf(page, 'Móvil Demo'), await placeOf(page, 2, 14));
  await expect(eventOf(page, 'Móvil Demo')).toContainText('14:00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(eventOf(page, 'Móvil Demo')).toContainText('10:00');

  await drag(page, eventOf(page, 'Móvil Demo'), await placeOf(page, 1, 12));
  await expect(page.getByText('Hora no disponible: ya hay otra cita a esa hora.')).toBeVisible();
  await expect(eventOf(page, 'Móvil Demo')).toContainText('10:00');
});

test('dragging the lower edge extends an appointment; overlapping another one is refused', async ({
  page,
}) => {
  await bookFor(staff, 'Elástica Demo', { date: '2031-08-04', time: '10:00' });
  await bookFor(staff, 'Vecina Demo', { date: '2031-08-05', time: '11:00' });
  await bookFor(staff, 'Apretada Demo', { date: '2031-08-05', time: '10:00' });
  await openCalendar(page, 'vista=semana&fecha=2031-08-04');
  await stretch(page, eventOf(page, 'Elástica Demo'), await placeOf(page, 0, 12));
  await expect(eventOf(page, 'Elástica Demo')).toContainText('(2h)');
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await eventOf(page, 'Elástica Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('10:00 – 12:00');
  await details.getByRole('button', { name: 'Cerrar' }).click();

  await stretch(page, eventOf(page, 'Apretada Demo'), await placeOf(page, 1, 12));
  await expect(page.getByText('Hora no disponible: ya hay otra cita a esa hora.')).toBeVisible();
  await expect(eventOf(page, 'Apretada Demo')).not.toContainText('(2h)');
});

test('a drag that conflicts with a newer booking is reverted, with the reason', async ({ page }) => {
  await bookFor(staff, 'Lenta Demo', { date: '2031-08-11', time: '10:00' });
  // Without live events, the client does not know about the other booking: the server must reject it.
  await page.routeWebSocket('**/graphql', () => undefined);
  await page.goto('/app/citas?vista=semana&fecha=2031-08-11');
  await expect(eventOf(page, 'Lenta Demo')).toBeVisible();
  await bookFor(staff, 'Rápida Demo', { date: '2031-08-12', time: '15:00' });
  await drag(page, eventOf(page, 'Lenta Demo'), await placeOf(page, 1, 15));
  await expect(
    page.getByText('Hora no disponible: ya hay otra cita a esa hora, o está bloqueada.'),
  ).toBeVisible();
  await expect(eventOf(page, 'Lenta Demo')).toContainText('10:00');
  await expect(eventOf(page, 'Rápida Demo')).toContainText('15:00');
});

test('the second user to save sees what the first one changed, and decides', async ({ page }) => {
  const id = await bookFor(staff, 'Disputada Demo', { date: '2031-08-18', time: '10:00' });
  await openCalendar(page, `vista=semana&fecha=2031-08-18&cita=${id}`);
  await page
    .getByRole('dialog', { name: 'Detalles de la Cita' })
    .getByRole('button', { name: 'Editar' })
    .click();
  const edit = page.getByRole('dialog', { name: `Editar Cita - ID: ${id}` });
  await edit.getByLabel('Notas').fill('Llega tarde');
  await staff.ask(
    'mutation ($id: Int!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, version: 1, input: $input) { id } }',
    { id, input: { status: 'CONFIRMED', notes: 'Viene acompañada' } },
  );
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  const conflict = edit.getByRole('alert').filter({ hasText: 'Otra persona cambió esta cita' });
  await expect(conflict).toContainText('Estado: Reservada → Confirmada');
  await expect(conflict).toContainText('Viene acompañada (usted escribió: Llega tarde)');
  await expect(edit.getByRole('button', { name: 'Actualizar' })).toBeDisabled();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Conservar mis cambios' }).click();
  await edit.getByRole('button', { name: 'Actualizar' }).click();
  await expect(edit).toBeHidden();
  await eventOf(page, 'Disputada Demo').click();
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details).toContainText('Confirmada');
  await expect(details).toContainText('Llega tarde');
});

test('lists its keyboard shortcuts, with a button and with a key', async ({ page }) => {
  await openCalendar(page, 'vista=mes&fecha=2031-08-04');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  await expect(help).toContainText('Nueva cita');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // It covers the page until it has faded out.
  await expect(page.locator('.MuiPopover-root')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('a cancellation can be undone', async ({ page }) => {
  const id = await bookFor(staff, 'Arrepentida Demo', { date: '2031-03-24', time: '10:00' });
  await openCalendar(page, `vista=dia&fecha=2031-03-24&cita=${id}`);
  const details = page.getByRole('dialog', { name: 'Detalles de la Cita' });
  await expect(details.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/56/,
  );
  await details.getByRole('button', { name: 'Cancelar cita' }).click();
  await expect(details).toBeHidden();
  await expect(page.locator('.rbc-event.cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.locator('.rbc-event.cancelled')).toHaveCount(0);
});

test('two users see each other, and a visitor, without reloading', async ({ page, context, request }) => {
  const other = await context.newPage();
  await openCalendar(other, 'vista=semana&fecha=2031-04-07');
  await openCalendar(page, 'vista=semana&fecha=2031-04-07');
  await bookFor(staff, 'Vista Demo', { date: '2031-04-08', time: '09:00' });
  await expect(eventOf(page, 'Vista Demo')).toBeVisible();
  await expect(eventOf(other, 'Vista Demo')).toBeVisible();
  // In both directions: neither browser has a special role.
  await drag(other, eventOf(other, 'Vista Demo'), await placeOf(other, 1, 13));
  await expect(eventOf(page, 'Vista Demo')).toContainText('13:00');
  await drag(page, eventOf(page, 'Vista Demo'), await placeOf(page, 3, 11));
  await expect(eventOf(other, 'Vista Demo')).toContainText('11:00');
  const booked = await request.post('/api/citas/reservar/', {
    data: {
      nombre: 'Paseante Demo',
      email: 'visita@demo.invalid',
      telefono: '+56 9 7777 8888',
      fecha: '2031-04-09',
      hora: '10:00',
    },
  });
  expect(booked.status()).toBe(201);
  await expect(eventOf(page, 'Paseante Demo')).toBeVisible();
  await eventOf(other, 'Paseante Demo').click();
  await other.getByRole('button', { name: 'Confirmar' }).click();
  await eventOf(page, 'Paseante Demo').click();
  await expect(page.getByRole('dialog', { name: 'Detalles de la Cita' })).toContainText('Confirmada');
});

test('shows that the live connection is lost, and catches up when it is back', async ({ page }) => {
  const open: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isCut) void socket.close({ code: 3001 });
    else {
      socket.connectToServer();
      open.push(socket);
    }
  });
  await page.goto('/app/citas?vista=semana&fecha=2031-04-14');
  await expect.poll(() => open.length).toBeGreaterThan(0);
  isCut = true;
  for (const socket of open) await socket.close({ code: 3001 });
  const notice = page.getByText('Sin conexión en vivo. Reconectando…');
  await expect(notice).toBeVisible();
  await bookFor(staff, 'Perdida Demo', { date: '2031-04-15', time: '09:00' });
  isCut = false;
  await expect(notice).toBeHidden();
  await expect(eventOf(page, 'Perdida Demo')).toBeVisible();
});

test('the keyboard moves through the month, opens and creates appointments', async ({ page }) => {
  await bookFor(staff, 'Teclado Demo', { date: '2031-05-07', time: '10:00' });
  await openCalendar(page, 'vista=mes&fecha=2031-05-05');
  await expect(eventOf(page, 'Teclado Demo')).toBeVisible();
  await page.locator('[data-day="2031-05-05"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-day="2031-05-07"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(eventOf(page, 'Teclado Demo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Detalles de la Cita' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nueva Cita - 07/05/2031' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-day="2031-05-31"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/cita=|fecha=2031-0[56]/);
});

test('no view has an accessibility violation', async ({ page }) => {
  await bookFor(staff, 'Accesible Demo', { date: '2031-06-03', time: '10:00' });
  for (const view of ['mes', 'semana', 'dia', 'agenda']) {
    await page.goto(`/app/citas?vista=${view}&fecha=2031-06-03`);
    await expect(page.getByText('Accesible Demo').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('renders every month of 2026 to 2028 completely, from Monday, in Santiago', async ({ page }) => {
  await openCalendar(page, 'vista=mes&fecha=2026-01-15');
  for (let month = 0; month < 36; month += 1) {
    const first = `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    const start = Date.parse(`${first}T12:00Z`);
    // The Monday of the week in which the month starts.
    const monday = start - ((new Date(start).getUTCDay() + 6) % 7) * 86_400_000;
    const days = page.locator('.rbc-month-view [data-day]');
    // The previous month may show the first of this one too.
    const begin = new Date(monday).toISOString().slice(0, 10);
    await expect(days.first()).toHaveAttribute('data-day', begin);
    const shown = await days.evaluateAll((all) =>
      all.map((day) => [day.getAttribute('data-day'), day.textContent]),
    );
    const wanted = shown.map((_, index) => {
      const day = new Date(monday + index * 86_400_000).toISOString().slice(0, 10);
      return [day, String(Number(day.slice(8)))];
    });
    expect(shown).toEqual(wanted);
    expect(shown.length % 7).toBe(0);
    await page.getByRole('button', { name: 'Siguiente' }).click();
  }
});
