import { expect } from '@playwright/test';
import { bookFor, eventOf, openCalendar } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { lane, placeIn, PODIATRIST } from '../../helpers/lanes.js';
import { addSecondPodiatrist, removeSecondPodiatrist } from '../../helpers/second-podiatrist.js';
import { spoiledText } from '../../helpers/spoiled-text.mjs';
import { test } from '../../helpers/test.js';

const TUESDAY = '2034-03-14';

let berta: number;
test.beforeEach(async ({ staff }) => {
  berta = await addSecondPodiatrist(staff);
});
test.afterEach(({ staff }) => removeSecondPodiatrist(staff, berta));

test("the shown professionals are kept in the address, and 'Mi agenda' shows the user's own agenda", async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Ajena Demo', { date: TUESDAY, time: '10:00', professionalId: PODIATRIST });
  await bookFor(staff, 'Propia Demo', { date: TUESDAY, time: '10:00', professionalId: berta });
  await openCalendar(page, `vista=dia&fecha=${TUESDAY}`);
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
  const { x, y } = await placeIn(page, berta, 16);
  await page.mouse.click(x, y);
  const create = page.getByRole('dialog', { name: 'Nueva Cita - 14/03/2034' });
  await expect(create.getByLabel('Profesional')).toHaveValue(String(berta));
  await expect(create.getByRole('button', { name: /^16:00/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Vistas y más' }).click();
  const more = page.getByRole('dialog', { name: 'Vistas y más' });
  await more.getByRole('button', { name: 'Día', exact: true }).click();
  await expect(more).toBeHidden();
  await expect(eventOf(page, 'Propia Demo')).toBeVisible();
  const content = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(content).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  // A phone shows one professional at a time, the user first.
  await page.getByRole('button', { name: 'Vistas y más' }).click();
  await more.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(more).toBeHidden();
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
  await expect(eventOf(page, 'Ajena Demo')).toHaveCount(0);
});

test('a tablet shows three days of a professional, completely in view', async ({ page, staff }) => {
  await bookFor(staff, 'Tableta Demo', { date: '2034-03-15', time: '10:00', professionalId: berta });
  await page.setViewportSize({ width: 768, height: 1024 });
  await openCalendar(page, `vista=semana&fecha=2034-03-14&profesional=${berta}`);
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
