import { expect, type Page, test } from '@playwright/test';
import { bookFor } from '../helpers/appointments.js';
import { expectAccessible } from '../helpers/axe.js';
import { asStaff, registerPatient, type Staff } from '../helpers/staff.js';

let staff: Staff;
test.beforeEach(async ({ context, page }) => {
  // During a transition, colours have too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  staff = await asStaff(context);
});

/** A user's key presses and clicks. Modifier keys don't count as keys, and a tap is a click. */
interface Presses {
  keys: number;
  clicks: number;
}

async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(`{
    const presses = (window.presses = { keys: 0, clicks: 0 });
    addEventListener('keydown', ({ key }) => (presses.keys += Number(!/Control|Shift/.test(key))), true);
    addEventListener('pointerdown', () => (presses.clicks += 1), true);
  }`);
  return () => page.evaluate<Presses>('window.presses');
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a patient is found and opened from anywhere', async ({ page, isMobile }) => {
  // One product may serve both screen sizes.
  const name = isMobile ? 'Ximena Quilodrán Demo' : 'Zulema Quintral Demo';
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
  expect(await presses()).toEqual(isMobile ? { keys: 4, clicks: 2 } : { keys: 6, clicks: 0 });
});

test('an appointment for a known patient takes at most 20 keys, from anywhere', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await registerPatient(staff, { name: 'Wenceslao Pailamilla Demo' });
  await page.goto('/app/inventario');
  await expect(page.getByRole('heading', { name: 'Inventario' })).toBeVisible();
  const presses = await countPresses(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('wenc');
  await expect(page.getByRole('option', { name: /^Wenceslao/ })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  const form = dialog(page, /^Nueva Cita/);
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
  // Late in the day, or on a Sunday, no hour is left: a button leads to the next day with one.
  if ((await focused.textContent())?.startsWith('Ir al')) await page.keyboard.press('Enter');
  await expect(focused).toHaveText(/^\d\d:\d\d$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Cita creada con éxito')).toBeVisible();
  await expect(page.getByText(/^Wenceslao Pailamilla Demo, el .+ a las \d\d:\d\d$/)).toBeVisible();
  const { keys, clicks } = await presses();
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(20);
});

test('an appointment moves to another day in three clicks', async ({ page }) => {
  await bookFor(staff, 'Yolanda Movida Demo', { date: '2032-03-02', time: '10:00' });
  await page.goto('/app/citas?vista=agenda&fecha=2032-03-02');
  const event = page.getByRole('button', { name: /Yolanda Movida Demo/ }).first();
  await expect(event).toBeVisible();
  const presses = await countPresses(page);
  await event.click();
  await dialog(page, 'Detalles de la Cita').getByRole('button', { name: 'Reagendar' }).click();
  const free = dialog(page, 'Reagendar').getByRole('button', { name: /^\S+ \d+.*, \d\d:\d\d$/ });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  const wanted = (await free.first().getAttribute('aria-label'))!;
  await free.first().click();
  await expect(page.getByText(`Cita movida al ${wanted}`)).toBeVisible();
  expect(await presses()).toEqual({ keys: 0, clicks: 3 });
});
