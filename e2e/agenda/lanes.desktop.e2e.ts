import { expect } from '@playwright/test';
import { bookFor, drag, eventOf, openCalendar } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { lane, MANICURIST, placeIn, PODIATRIST } from '../helpers/lanes.js';
import { addSecondPodiatrist, removeSecondPodiatrist } from '../helpers/second-podiatrist.js';
import { test } from '../helpers/test.js';

const MONDAY = '2034-03-06';
const TUESDAY = '2034-03-07';

let berta: number;
test.beforeEach(async ({ staff }) => {
  berta = await addSecondPodiatrist(staff);
});
test.afterEach(({ staff }) => removeSecondPodiatrist(staff, berta));

test('dragging an appointment onto another lane gives it to that professional, on every screen', async ({
  page,
  context,
  staff,
}) => {
  await bookFor(staff, 'Carril Demo', { date: MONDAY, time: '10:00', professionalId: PODIATRIST });
  await bookFor(staff, 'Ocupada Demo', { date: MONDAY, time: '15:00', professionalId: berta });
  await staff.ask('mutation ($input: DayOffInput!) { createDayOff(input: $input) { id } }', {
    input: { professionalId: berta, from: TUESDAY, to: TUESDAY, reason: 'Curso' },
  });
  const other = await context.newPage();
  await openCalendar(other, `vista=dia&fecha=${MONDAY}`);
  await openCalendar(page, `vista=dia&fecha=${MONDAY}`);
  const moved = eventOf(page, 'Carril Demo');
  await expect(lane(page, PODIATRIST)).toContainText('Carril Demo');
  await expectAccessible(page);
  // A printer may have no colours, so the initials are on white.
  await page.emulateMedia({ media: 'print' });
  const disc = page.locator('[data-paper] .professional-disc').first();
  await expect(disc).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });

  await drag(page, moved, await placeIn(page, berta, 12));
  await expect(lane(page, berta)).toContainText('Carril Demo');
  await expect(lane(other, berta)).toContainText('Carril Demo');
  await expect(moved).toContainText('12:00');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lane(other, PODIATRIST)).toContainText('Carril Demo');
  await expect(moved).toContainText('10:00');

  await drag(page, moved, await placeIn(page, MANICURIST, 12));
  await expect(page.getByText(/^Esa persona no atiende ese servicio o tratamiento/)).toBeVisible();
  await drag(page, moved, await placeIn(page, berta, 15));
  await expect(page.getByText('Hora no disponible: ya hay otra cita a esa hora.')).toBeVisible();

  // A week shows one professional: only one has columns wide enough for a name.
  await drag(page, moved, await placeIn(page, berta, 12));
  await expect(lane(page, berta)).toContainText('Carril Demo');
  await page.getByRole('button', { name: 'Semana' }).click();
  await page.locator('[aria-pressed]', { hasText: 'Berta Mora Demo' }).click();
  await expect(page.locator('[data-lane]')).toHaveCount(7);
  await expect(lane(page, berta).nth(1)).toContainText('Curso');
  await drag(page, moved, await placeIn(page, berta, 12, 1));
  await expect(page.getByText(/^Berta Mora Demo no atiende ese día \(Curso\)/)).toBeVisible();
  await expect(lane(page, berta).first()).toContainText('Carril Demo');

  // A tablet has room for three of their days.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(lane(page, berta)).toHaveCount(3);

  // A wide screen has room for two professionals in each day.
  await page.setViewportSize({ width: 1880, height: 1000 });
  const people = page.getByRole('group', { name: 'Profesionales' });
  await people.getByRole('button', { pressed: false }).last().click();
  const columns = page.locator('[data-lane]');
  await expect(columns).toHaveCount(14);
  const widths = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  // A closed Sunday, the last day, is narrower.
  expect(Math.min(...widths.slice(0, 12))).toBeGreaterThanOrEqual(110);
});
