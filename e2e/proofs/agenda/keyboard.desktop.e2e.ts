import { expect } from '@playwright/test';
import { bookFor, eventOf, openCalendar } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { test } from '../../helpers/test.js';

test('the keyboard moves through the month, opens and creates appointments, and lists its shortcuts', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Teclado Demo', { date: '2031-05-07', time: '10:00' });
  await openCalendar(page, 'vista=mes&fecha=2031-05-05');
  await expect(eventOf(page, 'Teclado Demo')).toBeVisible();
  await expectAccessible(page);
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
  await expect(eventOf(page, 'Teclado Demo')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nueva Cita - 07/05/2031' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await page.getByRole('button', { name: 'Atajos de teclado' }).press('Enter');
  await expect(help).toContainText('Nueva Cita');
  await page.keyboard.press('Escape');
  // It covers the page until it has faded out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.locator('[data-day="2031-05-31"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/cita=|fecha=2031-0[56]/);
});
