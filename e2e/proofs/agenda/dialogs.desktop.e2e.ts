import { expect, type Locator, type Page } from '@playwright/test';
import { bookFor, eventOf, openCalendar } from '../../helpers/appointments.js';
import { test } from '../../helpers/test.js';

/** A day that only this file uses. */
const DAY = '2036-05-07';

const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole(/Eliminación/.test(String(name)) ? 'alertdialog' : 'dialog', { name });

/** Opens a dialog with the keyboard only. */
async function openBy(opener: Locator, dialog: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await opener.press(key);
  await expect(dialog).toBeVisible();
}

const TOPMOST = `[...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)`;
/** A date field counts as one control: the arrow keys move between its parts. */
const CONTROLS = `[...${TOPMOST}.querySelectorAll('a[href], button, input, select, textarea')].filter((each) =>
  each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true })
  && !(each.type === 'radio' && !each.checked))`;
/** The browser's own tab stops between the last control and the first are neither inside nor behind. */
const IS_BEHIND = `(() => {
  const { activeElement: at } = document;
  walked.add(at);
  return !${TOPMOST}.contains(at) && at !== document.body && !at.dataset.testid;
})()`;

/** Checks that the keyboard reaches every control of the dialog and nothing behind it. */
async function walk(page: Page, dialog: Locator): Promise<void> {
  await expectFocusIn(page, dialog);
  await page.evaluate('window.walked = new Set([document.activeElement])');
  let wasBehind = false;
  // Free hours appear after the dialog, and are rendered again when they are refetched.
  await expect(async () => {
    const steps = await page.evaluate<number>(
      `${TOPMOST}.querySelectorAll('a[href], button, input, select, textarea, [tabindex]').length`,
    );
    for (let step = 0; step < steps + 5; step += 1) {
      await page.keyboard.press('Tab');
      wasBehind ||= await page.evaluate<boolean>(IS_BEHIND);
    }
    const missed = `${CONTROLS}.filter((each) => !walked.has(each)).map((each) => each.outerHTML.slice(0, 160))`;
    expect(await page.evaluate(missed)).toEqual([]);
  }).toPass();
  expect(wasBehind).toBe(false);
}

const expectFocusIn = (page: Page, dialog: Locator) =>
  expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toBeAttached();

async function leave(page: Page, dialog: Locator, backTo: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(backTo).toBeFocused();
}

test('each dialog of the calendar works by keyboard, closes with Escape, and returns the focus', async ({
  page,
  staff,
}) => {
  await bookFor(staff, 'Tecla Uno Demo', { date: DAY, time: '10:00' });
  await staff.ask('mutation ($input: BlockHoursInput!) { blockHours(input: $input) { id } }', {
    input: { professionalId: 1, date: DAY, time: '15:00', durationMinutes: 60, reason: 'Trámite' },
  });
  await openCalendar(page, `vista=dia&fecha=${DAY}`);

  const plain = [
    ['+ Nueva Cita', 'Nueva Cita - 07/05/2036'],
    ['Bloquear horas', 'Bloquear horas'],
    ['Atajos de teclado', 'Atajos de teclado'],
  ] as const;
  for (const [opener, title] of plain) {
    const button = page.getByRole('button', { name: opener, exact: true });
    const dialog = dialogOf(page, title);
    await openBy(button, dialog);
    if (title !== 'Atajos de teclado') await walk(page, dialog);
    await leave(page, dialog, button);
  }

  const blocked = eventOf(page, 'Bloqueado: Trámite');
  await openBy(blocked, dialogOf(page, 'Horas bloqueadas'));
  await walk(page, dialogOf(page, 'Horas bloqueadas'));
  await leave(page, dialogOf(page, 'Horas bloqueadas'), blocked);

  const event = eventOf(page, 'Tecla Uno Demo');
  const details = dialogOf(page, 'Detalles de la Cita');
  await openBy(event, details);
  await expect(details.getByRole('button', { name: 'Editar' })).toBeVisible();
  await walk(page, details);
  await leave(page, details, event);

  const above = [
    ['Editar', /^Editar Cita/],
    ['Reagendar', /Reagendar/],
    ['Eliminar', 'Confirmar Eliminación'],
    ['Historial', /Historial/],
  ] as const;
  for (const [opener, title] of above) {
    await openBy(event, details);
    const dialog = dialogOf(page, title);
    if (opener === 'Historial') {
      await details.getByRole('button', { name: 'Más acciones' }).press('Enter');
      await openBy(page.getByRole('menuitem', { name: opener }), dialog);
    } else await openBy(details.getByRole('button', { name: opener, exact: true }), dialog);
    await walk(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The dialog below is back, with the focus inside.
    await expect(details).toBeVisible();
    await expectFocusIn(page, details);
    await leave(page, details, event);
  }
});
