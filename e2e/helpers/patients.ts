import { expect, type Locator, type Page } from '@playwright/test';

export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
export const search = (page: Page): Locator => page.getByRole('textbox', { name: 'Buscar pacientes' });
export const save = (page: Page): Locator => page.getByRole('button', { name: 'Actualizar' });

export async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/app/pacientes?paciente=${id}`);
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
}
