import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { countPresses } from '../helpers/presses.js';
import { registerPatient } from '../helpers/staff.js';
import { test } from '../helpers/test.js';

test('an appointment for a known patient takes at most 20 keystrokes, from any screen', async ({
  page,
  staff,
}) => {
  await registerPatient(staff, { name: 'Wenceslao Pailamilla Demo' });
  await page.goto('/app/inventario');
  await expect(page.getByRole('heading', { name: 'Inventario' })).toBeVisible();
  const presses = await countPresses(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('wenc');
  await expect(page.getByRole('option', { name: /^Wenceslao/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Enter');
  const form = page.getByRole('dialog', { name: /^Nueva Cita/ });
  const treatment = form.getByLabel('Tipo de Tratamiento');
  await expect(treatment).toBeFocused();
  // The clinic's treatments are loaded when the form first opens.
  await expect(treatment.getByRole('option', { name: /^P/ }).first()).toBeAttached();
  const before = await treatment.inputValue();
  await page.keyboard.press('p');
  await expect(treatment).not.toHaveValue(before);
  const hours = form.getByRole('group', { name: 'Horarios Disponibles' });
  await expect(hours).toBeVisible();
  await expect(hours.locator('[aria-busy="true"]')).toHaveCount(0);
  const focused = hours.locator('button:focus');
  while ((await focused.count()) === 0) await page.keyboard.press('Tab');
  // Late in the day, or on a Sunday, no free hour remains: the next one is on a button with its day.
  await expect(focused).toHaveText(/\d\d:\d\d$/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(/^\d\d:\d\d$/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Cita creada con éxito')).toBeVisible();
  await expect(page.getByText(/^Wenceslao Pailamilla Demo, el .+ a las \d\d:\d\d$/)).toBeVisible();
  const { keys, clicks } = await presses();
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(20);
});
