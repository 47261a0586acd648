import { expect } from '@playwright/test';
import { bookFor, eventOf, openCalendar, showActions } from '../helpers/appointments.js';
import { pagesOf } from '../helpers/pdf.js';
import { spoiledText } from '../helpers/spoiled-text.mjs';
import { test } from '../helpers/test.js';

/** A Tuesday in a week that only this file uses. */
const DAY = '2035-05-08';
const NEXT_DAY = '2035-05-09';

test('a day is printed as a working sheet, and a full week on one page, with whole words and nothing of the screen', async ({
  page,
  staff,
}) => {
  for (const hour of ['09', '10', '11', '12', '13', '14', '15', '16', '17', '18'])
    await bookFor(staff, 'Papel Demo', {
      date: DAY,
      time: `${hour}:00`,
      treatment: 'Uñas con hongos (Onicomicosis)',
    });
  for (const hour of ['09', '10', '11', '12', '13', '14'])
    await bookFor(staff, 'Manos de Papel Demo', {
      date: DAY,
      time: `${hour}:00`,
      serviceType: 'MANICURE',
      treatment: 'Manicura',
    });
  await bookFor(staff, 'Maximiliano Etcheberrygaray de Papel Demo', { date: NEXT_DAY, time: '10:00' });
  const print = page.getByRole('button', { name: /^Imprimir/ });
  const paper = page.locator('[data-paper]');
  await openCalendar(page, `vista=dia&fecha=${DAY}`);
  await expect(eventOf(page, 'Papel Demo')).toHaveCount(16);
  await expect(print).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.locator('tbody tr')).toHaveCount(16);
  await expect(paper.locator('tbody tr').first()).toContainText('+56 9 0000 1111');
  await expect(paper.locator('header')).toBeVisible();
  await expect(print).toBeHidden();
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Semana', exact: true }).click();
  await expect(page.locator('[data-view="week"] .rbc-event').first()).toBeVisible();
  await expect(print).toBeEnabled();
  for (const format of ['A4', 'Letter'])
    expect(pagesOf(await page.pdf({ format, preferCSSPageSize: true }))).toBe(1);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [view, name] of Object.entries({ Semana: 'week', Día: 'day', Mes: 'month' })) {
      await showActions(page);
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(page.locator(`[data-view="${name}"] .rbc-event`).first()).toBeVisible();
      const spoiled = await page.evaluate<string[]>(`(${spoiledText.toString()})()`);
      expect(spoiled, `${view} ${width}`).toEqual([]);
    }
  }
});
