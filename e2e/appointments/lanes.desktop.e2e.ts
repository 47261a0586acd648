import { expect, type Page, test } from '@playwright/test';
import { bookFor, drag, eventOf, openCalendar, rowOf } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { endDaysOff } from '../helpers/days-off.js';
import { spoiledText } from '../helpers/spoiled-text.mjs';
import { asStaff, type Staff } from '../helpers/staff.js';

const MONDAY = '2034-03-06';
const TUESDAY = '2034-03-07';
/** The clinic's default professionals, named after their services until they have a name. */
const [PODIATRIST, MANICURIST] = [1, 2];

let staff: Staff;
/** A second podiatrist, who is the user of these tests. */
let berta: number;

test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
  const { me } = await staff.ask<{ me: { id: number } }>('{ me { id } }');
  const { createProfessional } = await staff.ask<{ createProfessional: { id: number } }>(
    'mutation ($input: ProfessionalInput!) { createProfessional(input: $input) { id } }',
    { input: { name: 'Berta Mora Demo', services: ['PODIATRY'], treatments: [], staffUserId: me.id } },
  );
  berta = createProfessional.id;
});

// The other tests' clinic has one professional for each service.
test.afterEach(async () => {
  await endDaysOff(staff);
  await staff.ask(
    `mutation ($id: Int!, $input: ProfessionalInput!) {
       updateProfessional(id: $id, version: 1, input: $input) { id }
       archiveProfessional(id: $id, version: 2) { id }
     }`,
    { id: berta, input: { name: 'Berta Mora Demo', services: ['PODIATRY'], treatments: [] } },
  );
});

const lane = (page: Page, professional: number) => page.locator(`[data-lane="${professional}"]`);

/** The position of an hour in a lane. @param day 0 is the first that is shown. */
async function placeIn(page: Page, professional: number, hour: number, day = 0) {
  const group = lane(page, professional).nth(day).locator('.rbc-timeslot-group');
  const box = (await group.nth(await rowOf(page, hour)).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + 12 };
}

test('a drag onto another lane gives the appointment to its professional, on every screen', async ({
  page,
  context,
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
  await page.getByRole('button', { name: 'Semana' }).click();
  await expect(lane(page, berta).nth(1)).toContainText('Curso');
  await drag(page, moved, await placeIn(page, berta, 12, 1));
  await expect(page.getByText(/^Berta Mora Demo no atiende ese día \(Curso\)/)).toBeVisible();
  await expect(lane(page, PODIATRIST).first()).toContainText('Carril Demo');
});

test("the shown professionals are kept in the address, and 'Mi agenda' shows the user's own", async ({
  page,
}) => {
  await bookFor(staff, 'Ajena Demo', { date: TUESDAY, time: '10:00', professionalId: PODIATRIST });
  await bookFor(staff, 'Propia Demo', { date: TUESDAY, time: '10:00', professionalId: berta });
  await openCalendar(page, `vista=semana&fecha=${TUESDAY}`);
  await expect(eventOf(page, 'Ajena Demo')).toBeVisible();
  await expectAccessible(page);
  // By keyboard: the chips follow the views.
  await page.getByRole('button', { name: 'Agenda', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mi agenda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(eventOf(page, 'Ajena Demo')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`profesional=${berta}`));
  await page.reload();
  await expect(eventOf(page, 'Propia Demo')).toBeVisible();
  await expect(eventOf(page, 'Ajena Demo')).toHaveCount(0);
  await expectAccessible(page);

  // Pressing an empty hour books with the lane's professional.
  const { x, y } = await placeIn(page, berta, 16, 1);
  await page.mouse.click(x, y);
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 07/03/2034' });
  await expect(create.getByLabel('Profesional')).toHaveValue(String(berta));
  await expect(create.getByRole('button', { name: /^16:00/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Día', exact: true }).click();
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect(eventOf(page, 'Ajena Demo')).toBeVisible();
  const content = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(content).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  // Three professionals don't fit in three days: one is shown, the user first.
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(page.locator('[data-lane]')).toHaveCount(3);
  await expect(eventOf(page, 'Propia Demo')).toBeVisible();
  await expect(eventOf(page, 'Ajena Demo')).toHaveCount(0);
  const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.rbc-time-view'))`;
  expect(await page.evaluate<number>(hidden)).toBe(0);
  expect(await page.evaluate<string[]>(`(${spoiledText.toString()})()`)).toEqual([]);
  // The podiatrist, whatever name another file gave them: after 'Mi agenda', in the clinic's order.
  await page.getByRole('group', { name: 'Profesionales' }).getByRole('button').nth(1).click();
  await expect(eventOf(page, 'Ajena Demo')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(eventOf(page, 'Ajena Demo')).toHaveCount(0);
});

test('a tablet shows three days of everybody, completely in view', async ({ page }) => {
  await bookFor(staff, 'Tableta Demo', { date: '2034-03-15', time: '10:00', professionalId: berta });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openCalendar(page, 'vista=semana&fecha=2034-03-14');
  await expect(eventOf(page, 'Tableta Demo')).toBeVisible();
  await expect(lane(page, berta)).toHaveCount(3);
  const hidden = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.rbc-time-view'))`;
  expect(await page.evaluate<number>(hidden)).toBe(0);
  expect(await page.evaluate<string[]>(`(${spoiledText.toString()})()`)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: '17 al 19 de marzo de 2034' })).toBeVisible();
  // A desktop has room for the week.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(lane(page, berta)).toHaveCount(7);
});
