import { expect } from '@playwright/test';
import { expectAccessible } from '../../helpers/axe.js';
import { watchComplaints } from '../../helpers/complaints.js';
import { FullDay } from '../../helpers/full-day.js';
import { expectNoSidewaysScrolling } from '../../helpers/sideways.js';
import { test } from '../../helpers/test.js';
import { offerManicure } from '../../helpers/treatments.js';

const SMALLEST_PHONE = { width: 320, height: 640 };

test.afterEach(({ staff }) => offerManicure(staff, false));

test('a visitor waits for a treatment, takes the offered hour, and staff see it disappear', async ({
  page,
  context,
  staff,
}) => {
  // The form with its errors is returned with status 400.
  const complaints = watchComplaints(page, (complaint) => complaint.includes('400'));
  await page.setViewportSize(SMALLEST_PHONE);
  const name = 'Espera Con Guiones Demo';
  const fullDay = new FullDay(staff, '2030-04-03');
  await fullDay.fill();
  await fullDay.join(page, name, () => expectNoSidewaysScrolling(page));
  const address = await fullDay.offerTo(name);

  const panel = await context.newPage();
  await panel.goto('/app/lista-de-espera');
  const entry = panel.getByRole('list', { name: 'Personas que esperan' }).getByRole('listitem');
  await expect(entry.filter({ hasText: name })).toContainText('Manicura · 60 minutos');
  await expectAccessible(panel);

  await page.goto(address);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Aceptar la hora' }).click();
  await expect(page.getByRole('article', { name: 'Su hora' })).toContainText('Manicura');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ya tomó esta hora' })).toBeVisible();
  await expect(entry.filter({ hasText: name })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
