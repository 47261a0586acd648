import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { registerPatient, type Staff } from './staff.js';

export interface NewAppointment {
  readonly date: string;
  readonly time: string;
  readonly durationMinutes?: number;
  readonly serviceType?: 'PODIATRY' | 'MANICURE';
  readonly treatment?: string;
  readonly professionalId?: number;
}

/** Creates an appointment for a new patient of this name. @returns its id. */
export async function bookFor(staff: Staff, name: string, appointment: NewAppointment): Promise<number> {
  const patientId = await registerPatient(staff, { name });
  const { createAppointment } = await staff.ask<{ createAppointment: { id: number } }>(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input: { treatment: 'Podología general', ...appointment, patientId } },
  );
  return createAppointment.id;
}

export const eventOf = (page: Page, name: string): Locator =>
  page.locator('.rbc-event:not(.rbc-addons-dnd-drag-preview)').filter({ hasText: name });

/** Opens the calendar and waits until its live connection is active. */
export async function openCalendar(page: Page, search: string): Promise<void> {
  const listening = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')),
    );
  await page.goto(`/app/citas?${search}`);
  await expect(page.locator('.appointment-calendar')).toBeVisible();
  await listening;
  await expectHoursKnown(page);
}

/** On a phone, the calendar's views and actions are in a sheet: opens it. */
export async function showActions(page: Page): Promise<void> {
  if (page.viewportSize()!.width < 600) await page.getByRole('button', { name: 'Vistas y más' }).click();
}

/** Until its appointments are loaded, the grid is covered and hours can't be chosen. */
async function expectHoursKnown(page: Page): Promise<void> {
  await expect(page.locator('.appointment-calendar[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('.grid-cover, .loading-bars, .agenda-space')).toHaveCount(0);
}

/** Drags with the mouse in steps, which the calendar library needs. */
export async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = (await from.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 6, box.y + 20, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags an event's lower edge with the mouse. */
export async function stretch(page: Page, event: Locator, to: { x: number; y: number }): Promise<void> {
  await event.hover();
  const edge = (await event.locator('.rbc-addons-dnd-resize-ns-anchor').last().boundingBox())!;
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 10, { steps: 3 });
  // The half hour before this position is the last one that the event takes.
  await page.mouse.move(to.x, to.y - 14, { steps: 8 });
  await page.mouse.up();
}

/** The row of an hour in the day and week views, which start when the clinic opens. */
export async function rowOf(page: Page, hour: number): Promise<number> {
  await expectHoursKnown(page);
  const hours = await page.locator('.rbc-time-gutter .rbc-label').allTextContents();
  return hours.indexOf(`${String(hour).padStart(2, '0')}:00`);
}

/** The position of an hour in a day's column of the week view, in the podiatry lane. @param column 0 is Monday. */
export async function placeOf(page: Page, column: number, hour: number): Promise<{ x: number; y: number }> {
  const day = page.locator('.rbc-time-content .rbc-day-slot').nth(column);
  const group = day.locator('.rbc-timeslot-group');
  const box = (await group.nth(await rowOf(page, hour)).boundingBox())!;
  return { x: box.x + box.width / 4, y: box.y + 12 };
}

/** Hovers over an event: its details appear beside it, and do not cover it. */
export async function expectDetailsBeside(
  page: Page,
  event: Locator,
  details: readonly string[],
): Promise<void> {
  const card = page.getByRole('tooltip');
  await event.hover();
  for (const detail of details) await expect(card).toContainText(detail);
  await expectAccessible(page);
  const covered = (await card.boundingBox())!;
  const own = (await event.boundingBox())!;
  expect(covered.x >= own.x + own.width || covered.x + covered.width <= own.x).toBe(true);
}

/** Moves the mouse to a free hour, and checks its hint on what a click does and that no event's details remain. */
export async function pointAtFree(page: Page, place: { x: number; y: number }, hour: string): Promise<void> {
  await page.mouse.move(place.x, place.y);
  await page.mouse.move(place.x + 1, place.y + 1);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByText(`+ ${hour}`)).toBeVisible();
}
