import { expect, type Locator, type Page, test } from '@playwright/test';
import { STAFF } from '../helpers/credentials.js';
import { asStaff } from '../helpers/staff.js';

/** More tab stops than the page has. */
const MAX_STOPS = 200;

/** Presses Tab until the target has the focus, and checks that it is visible. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = target.and(page.locator(':focus'));
  for (let stops = 0; (await reached.count()) === 0; stops += 1) {
    if (stops === MAX_STOPS) throw new Error(`Tab does not lead to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeInViewport();
}
async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** Without focus, a keyboard user would have to start again at the top of the page. */
const expectFocusKept = (page: Page) =>
  expect(
    page.locator(':focus').and(page.locator('main :focus, main:focus, [role=dialog] :focus')),
  ).toHaveCount(1);

test.beforeEach(async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asStaff(context);
  await page.goto('/app/configuracion/integraciones');
});

/** Copies the secret that is shown only once, and closes its dialog. */
async function copyOnce(
  shown: Locator,
  words: { readonly what: string; readonly copy: string; readonly copied: string; readonly done: string },
): Promise<void> {
  const page = shown.page();
  await press(page, button(shown, words.copy));
  await expect(page.getByText(words.copied)).toBeVisible();
  const clipboard = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(clipboard).toBe(await shown.getByLabel(words.what, { exact: true }).inputValue());
  await press(page, button(shown, words.done));
  await expect(shown).toBeHidden();
  await expectFocusKept(page);
}

async function revoke(page: Page, line: Locator, state: string): Promise<void> {
  await press(page, button(line, 'Revocar'));
  await press(page, button(page.getByRole('alertdialog'), 'Revocar'));
  await expect(line).toContainText(state);
  await expectFocusKept(page);
}

test('a key is created, copied and revoked with the keyboard only', async ({ page }) => {
  const name = `Teclado ${Date.now()}`;
  await press(page, button(page, 'Nueva clave'));
  const form = page.getByRole('dialog', { name: 'Nueva clave' });
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type(name);
  await reach(page, form.getByRole('radio', { name: 'Agenda: Nada' }));
  await page.keyboard.press('ArrowRight');
  await type(page, form.getByLabel('Su contraseña', { exact: true }), STAFF.password);
  await page.keyboard.press('Enter');

  await copyOnce(page.getByRole('dialog', { name: 'Su clave nueva' }), {
    what: 'Clave',
    copy: 'Copiar clave',
    copied: 'Clave copiada',
    done: 'Ya la guardé',
  });

  await revoke(page, page.getByRole('listitem').filter({ hasText: name }), 'Revocada');
});

test('a webhook is created, tested and removed, and its log read, with the keyboard only', async ({
  page,
}) => {
  const address = `https://localhost:9/${Date.now()}`;
  await press(page, button(page, 'Nuevo webhook'));
  const form = page.getByRole('dialog', { name: 'Agregar webhook' });
  await type(page, form.getByLabel('Dirección'), address);
  await reach(page, form.getByRole('checkbox', { name: 'Insumo en stock crítico' }));
  await page.keyboard.press('Space');
  await press(page, button(form, 'Agregar'));

  await copyOnce(page.getByRole('dialog', { name: 'El secreto del webhook' }), {
    what: 'Secreto',
    copy: 'Copiar secreto',
    copied: 'Secreto copiado',
    done: 'Ya lo guardé',
  });

  const line = page.getByRole('listitem').filter({ hasText: address });
  await press(page, button(line, 'Enviar prueba'));
  await expect(page.getByText('La dirección está dentro de la red o es de este mismo equipo.')).toBeVisible();
  await press(page, button(line, 'Envíos'));
  const log = page.getByRole('dialog', { name: 'Envíos' });
  await expect(log.getByRole('listitem')).toContainText('Prueba');
  await page.keyboard.press('Escape');
  await expect(button(line, 'Envíos')).toBeFocused();
  await press(page, button(line, 'Eliminar'));
  await press(page, button(page.getByRole('alertdialog'), 'Eliminar'));
  await expect(line).toHaveCount(0);
  await expectFocusKept(page);
});

test('a calendar feed is created, copied and revoked with the keyboard only', async ({ page }) => {
  const name = `Teclado ${Date.now()}`;
  await press(page, button(page, 'Nuevo calendario'));
  const form = page.getByRole('dialog', { name: 'Nuevo calendario' });
  await type(page, form.getByRole('textbox', { name: 'Nombre' }), name);
  await reach(page, form.getByLabel('Qué muestra'));
  await page.keyboard.press('ArrowDown');
  await type(page, form.getByLabel('Su contraseña', { exact: true }), STAFF.password);
  await page.keyboard.press('Enter');

  await copyOnce(page.getByRole('dialog', { name: 'Su calendario nuevo' }), {
    what: 'Dirección',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    done: 'Ya la guardé',
  });

  await revoke(page, page.getByRole('listitem').filter({ hasText: name }), 'Revocado');
});
