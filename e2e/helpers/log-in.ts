import type { Page } from '@playwright/test';
import { STAFF } from './credentials.js';

/** Logs in with the form on the open page. */
export async function logIn(page: Page, username = STAFF.username, password = STAFF.password): Promise<void> {
  await page.getByPlaceholder('Usuario').fill(username);
  await page.getByPlaceholder('Contraseña').fill(password);
  await page.keyboard.press('Enter');
}
