import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../../helpers/axe.js';
import { logIn } from '../../helpers/log-in.js';
import { addUser, staffCommand } from '../../helpers/staff-command.js';
import { test } from '../../helpers/test.js';

const STEP_MS = 30_000;

test.use({ isLoggedIn: false });

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
};
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

test('once the second factor is on, each login asks for a code of the app or a recovery code', async ({
  page,
  product,
}) => {
  const username = 'dora';
  const password = await addUser(product, username);
  await page.goto('/app/login');
  await logIn(page, username, password);
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/app/perfil');
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByLabel('Su contraseña').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '').toUpperCase();
  const totp = new TOTP({ secret: key });
  await page.getByLabel('Código que muestra la aplicación').fill(totp.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Le quedan 10 códigos de recuperación.')).toBeVisible();
  await expectAccessible(page);
  await logOut(page);

  await logIn(page, username, password);
  const field = page.getByLabel('Código de verificación');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  // The current code may just have been used. The next one is valid too, because a phone's clock may be fast.
  const next = totp.generate({ timestamp: Date.now() + STEP_MS });
  await page.keyboard.type(next);
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();
  await logOut(page);

  await logIn(page, username, password);
  await field.fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ya se usó');
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dashboard(page)).toBeVisible();

  await staffCommand(product, 'second-factor', username, 'off');
  await expect(page.getByPlaceholder('Usuario')).toBeVisible();
  await logIn(page, username, password);
  await expect(dashboard(page)).toBeVisible();
});
