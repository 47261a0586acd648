import { expect } from '@playwright/test';
import { bookFor } from '../../helpers/appointments.js';
import { expectAccessible } from '../../helpers/axe.js';
import { countPresses } from '../../helpers/presses.js';
import { registerPatient } from '../../helpers/staff.js';
import { test } from '../../helpers/test.js';

test('a patient is found and opened from any screen', async ({ page, isMobile, staff }) => {
  const name = 'Ximena Quilodrán Demo';
  const id = await registerPatient(staff, { name });
  await page.goto('/app/inventario');
  await expect(page.getByRole('heading', { name: 'Inventario' })).toBeVisible();
  const presses = await countPresses(page);
  if (isMobile) await page.getByRole('button', { name: 'Buscar' }).tap();
  else await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar pacientes, secciones y acciones' })).toBeFocused();
  await page.keyboard.type(name.slice(0, 4).toLowerCase());
  const found = page.getByRole('option', { name: new RegExp(`^${name}`) });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  if (isMobile) await found.tap();
  else await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/pacientes/${id}$`));
  expect(await presses()).toMatchObject(isMobile ? { keys: 4, clicks: 2 } : { keys: 6, clicks: 0 });
});

test('an appointment moves to another day in three clicks', async ({ page, staff }) => {
  await bookFor(staff, 'Yolanda Movida Demo', { date: '2032-03-02', time: '10:00' });
  await page.goto('/app/citas?vista=agenda&fecha=2032-03-02');
  const event = page.getByRole('button', { name: /Yolanda Movida Demo/ }).first();
  await expect(event).toBeVisible();
  const presses = await countPresses(page);
  await event.click();
  await page
    .getByRole('dialog', { name: 'Detalles de la Cita' })
    .getByRole('button', { name: 'Reagendar' })
    .click();
  const free = page
    .getByRole('dialog', { name: 'Reagendar' })
    .getByRole('button', { name: /^\S+ \d+.*, \d\d:\d\d$/ });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  const wanted = (await free.first().getAttribute('aria-label'))!;
  await free.first().click();
  await expect(page.getByText(`Cita movida al ${wanted}`)).toBeVisible();
  expect(await presses()).toMatchObject({ keys: 0, clicks: 3 });
});
