import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** Exports the list of the open page. @param button its name. */
export async function take(page: Page, button: string, format: string) {
  await page.getByRole('button', { name: button }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: fs.readFileSync(await file.path()) };
}
