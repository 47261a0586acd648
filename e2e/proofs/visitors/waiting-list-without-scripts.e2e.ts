import { expect } from '@playwright/test';
import { FullDay } from '../../helpers/full-day.js';
import { test } from '../../helpers/test.js';
import { offerManicure } from '../../helpers/treatments.js';

test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
test.afterEach(({ staff }) => offerManicure(staff, false));

test('a visitor without JavaScript waits for a treatment, declines an offered hour, and leaves the list', async ({
  page,
  staff,
}) => {
  const name = 'Espera Sin Guiones Demo';
  const fullDay = new FullDay(staff, '2030-04-02');
  await fullDay.fill();
  await fullDay.join(page, name);
  await page.goto(await fullDay.offerTo(name));
  await expect(page.getByRole('heading', { name: 'Se liberó una hora' })).toBeVisible();
  await expect(page.getByText('Manicura · 60 minutos')).toBeVisible();
  await page.getByRole('button', { name: 'No, gracias' }).click();
  await expect(page.getByRole('heading', { name: 'Gracias por avisarnos' })).toBeVisible();
  await page.getByRole('button', { name: 'No me avisen más' }).click();
  await expect(page.getByRole('heading', { name: 'Salió de la lista de espera' })).toBeVisible();
});
