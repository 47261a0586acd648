import { expect } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.js';
import { ours, stored, test, untilItWorksAlone } from '../helpers/offline.js';
import { offlineAgenda, storedText } from '../helpers/private-storage.js';

test("without a connection, a reload shows today's agenda and nothing else, until the connection is back", async ({
  page,
  line,
  staff,
  today,
}) => {
  await today.attend('Nora Línea Demo');
  const hidden = await today.attend('Berta Línea Demo');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.evaluate(`caches.open('panel-of-an-earlier-release')`);
  await expect.poll(() => offlineAgenda(page)).toContain('Nora Línea Demo');
  // Live changes: an appointment is added, and a patient's data are blocked.
  await today.attend('Iris Línea Demo');
  await staff.ask('mutation ($id: Int!) { blockPatient(patientId: $id, reason: "Lo pidió") { id } }', {
    id: hidden,
  });
  await expect.poll(() => offlineAgenda(page)).toMatch(/^(?=.*Iris)(?!.*Berta)/);
  await untilItWorksAlone(page);
  await expect.poll(() => page.evaluate(`caches.keys()`)).toEqual([expect.stringMatching(/^panel-\w{16}$/)]);

  line.cut();
  await page.getByRole('button', { name: 'Ver agenda' }).click();
  await expect(page.getByRole('dialog', { name: 'Agenda de hoy' })).toContainText('Iris Línea Demo');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agenda de hoy' })).toBeVisible();
  await expect(
    page.getByText(/^Sin conexión\. Agenda de hoy, guardada a las \d\d:\d\d \(hace /),
  ).toBeVisible();
  await expect(ours(page)).toHaveText([/Nora Línea Demo.*Uña encarnada/, /Iris Línea Demo.*Uña encarnada/]);
  await expectAccessible(page);

  const { cached } = await stored(page);
  const kept = JSON.parse(await offlineAgenda(page)) as { appointments: object[] };
  expect(Object.keys(kept).toSorted()).toEqual(['appointments', 'date', 'keptAt', 'timeZone']);
  for (const appointment of kept.appointments)
    expect(Object.keys(appointment).toSorted()).toEqual(['durationMinutes', 'name', 'time', 'treatment']);
  expect(await storedText(page)).not.toContain('Línea Demo');
  expect(
    cached.filter((address) => !/^\/(app|scheme\.js|assets\/.+\.(js|css|woff2))$/.test(address)),
  ).toEqual([]);

  line.mend();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 60_000 });
  // While the server responds, its page is used, whatever is cached.
  await page.evaluate(`caches.keys().then(async ([name]) =>
    (await caches.open(name)).put('/app', new Response('Una versión anterior')))`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
