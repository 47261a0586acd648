import { expect } from '@playwright/test';
import {
  bookFor,
  eventOf,
  expectDetailsBeside,
  openCalendar,
  placeOf,
  pointAtFree,
  showActions,
} from '../../helpers/appointments.js';
import { spoiledText } from '../../helpers/spoiled-text.mjs';
import { registerPatient, type Staff } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

/** A week that only this file uses. */
const MONDAY = '2035-03-05';
const day = (offset: number) => `2035-03-${String(5 + offset).padStart(2, '0')}`;
/** 60 letters. */
const LONG = 'Maximiliano Valdebenito Huenchumilla Etcheberrygaray de Demo';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

const setStatus = (staff: Staff, id: number, status: string) =>
  staff.ask(
    'mutation ($id: Int!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, version: 1, input: $input) { id } }',
    { id, input: { status } },
  );

/**
 * Creates events in both lanes: long and short names, two hours long, cancelled (with and without a successor),
 * overbooked and blocked.
 */
async function fillWeek(staff: Staff) {
  const names = [LONG, 'Ana Paz Demo', 'Rosa Demo Gris', 'Montserrat Altamirano-Goyenechea Demo'];
  for (const offset of [0, 1, 2, 3, 4]) {
    for (const [index, time] of ['09:00', '10:00', '12:00', '16:00'].entries()) {
      const durationMinutes = time === '12:00' ? 120 : 60;
      const name = names[(index + offset) % names.length]!;
      await bookFor(staff, name, {
        date: day(offset),
        time,
        durationMinutes,
        treatment: 'Uñas con hongos (Onicomicosis)',
      });
      if (index > 0)
        await bookFor(staff, name, {
          date: day(offset),
          time,
          serviceType: 'MANICURE',
          treatment: 'Manicura',
        });
    }
  }
  await setStatus(staff, await bookFor(staff, LONG, { date: day(0), time: '15:00' }), 'CANCELLED');
  await setStatus(staff, await bookFor(staff, LONG, { date: day(1), time: '15:00' }), 'CANCELLED');
  await bookFor(staff, 'Berta Sucesora Demo', { date: day(1), time: '15:00' });
  const patientId = await registerPatient(staff, { name: LONG });
  await staff.ask('mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }', {
    input: { patientId, date: day(2), time: '10:00', treatment: 'Podología general', overbooked: true },
  });
  await staff.ask('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
    input: {
      professionalId: 1,
      date: day(3),
      time: '15:00',
      durationMinutes: 30,
      reason: 'Reunión de equipo',
    },
  });
  await staff.ask('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
    input: {
      professionalId: 1,
      date: day(4),
      time: '11:00',
      durationMinutes: 60,
      reason: 'Visita de proveedores',
    },
  });
}

test('calendar events never cut letters or break words, at any width and in both colour schemes', async ({
  page,
  staff,
}) => {
  await fillWeek(staff);
  await openCalendar(page, `vista=semana&fecha=${MONDAY}`);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const [view, name] of Object.entries({ Semana: 'week', Día: 'day', Mes: 'month' })) {
        await showActions(page);
        await page.getByRole('button', { name: view, exact: true }).click();
        await expect(page.locator(`[data-view="${name}"] .rbc-event`).first()).toBeVisible();
        expect
          .soft(
            await page.evaluate<string[]>(`(${spoiledText.toString()})()`),
            `${view} ${size.width} ${colorScheme}`,
          )
          .toEqual([]);
      }
    }
  }
});

test("the calendar shows an event's remaining details beside it, and on a free hour what a click does", async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Vistazo Demo', {
    date: '2035-04-17',
    time: '10:00',
    durationMinutes: 120,
    treatment: 'Uñas con hongos (Onicomicosis)',
  });
  await openCalendar(page, 'vista=semana&fecha=2035-04-16');
  const event = eventOf(page, 'Vistazo Demo');
  const card = page.getByRole('tooltip');
  await expectDetailsBeside(page, event, [
    '10:00 – 12:00',
    'Uñas con hongos (Onicomicosis)',
    '+56 9 0000 1111',
    'Reservada',
  ]);

  // The hour under the mouse, in the podiatry lane.
  const free = await placeOf(page, 1, 16);
  await pointAtFree(page, free, '16:00');
  await event.hover();
  await expect(page.getByText('+ 16:00')).toHaveCount(0);
  await page.mouse.click(free.x, free.y);
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 17/04/2035' });
  await expect(create.getByRole('button', { name: /^16:00/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();

  await page.locator('button:has([data-day="2035-04-17"])').press('ArrowDown');
  await expect(event).toBeFocused();
  await expect(card).toContainText('+56 9 0000 1111');
  await expect(event).toHaveAttribute('aria-describedby', (await card.getAttribute('id'))!);
});

test('the calendar can be printed in every view on a slow computer', async ({ page, staff }) => {
  for (const hour of ['09', '10', '11', '12', '13', '14'])
    await bookFor(staff, 'Lento Demo', { date: '2035-05-15', time: `${hour}:00` });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await openCalendar(page, 'vista=dia&fecha=2035-05-15');
  for (const [view, button] of [
    ['Semana', 'Imprimir semana'],
    ['Día', 'Imprimir día'],
    ['Semana', 'Imprimir semana'],
    ['Mes', 'Imprimir mes'],
    ['Día', 'Imprimir día'],
    ['Semana', 'Imprimir semana'],
  ] as const) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  }
});
