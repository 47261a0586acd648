import type { Locator, Page } from '@playwright/test';

/** Types a date into a date field as people do: day, month, year. @param date 'yyyy-MM-dd'. */
export async function typeDate(where: Page | Locator, label: string, date: string): Promise<void> {
  const day = where.getByRole('group', { name: label, exact: true }).getByRole('spinbutton', { name: 'Día' });
  await day.click();
  await day.page().keyboard.type(date.split('-').reverse().join(''));
}
