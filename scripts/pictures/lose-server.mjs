// @ts-check
const ROWS = [
  ['09:00', 'Amanda Demo Araya', 'Podología general'],
  ['10:00', 'Bruno Demo Barros', 'Uña encarnada'],
  ['10:30', 'Carla Demo Cáceres', 'Manicura'],
  ['12:00', 'Diego Demo Díaz', 'Podología general'],
  ['15:30', 'Elena Demo Espinoza', 'Postura de brackets'],
];

/**
 * Cuts a logged-in panel off from its server at 10:54, after it has stored an agenda of fictitious patients at 10:42.
 * @param {import('@playwright/test').Page} page
 */
export async function loseServer(page) {
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' }),
  );
  const appointments = ROWS.map(([time, name, treatment]) => ({
    time,
    durationMinutes: 60,
    name,
    treatment,
  }));
  const agendaToKeep = { date: today, timeZone: 'America/Santiago', appointments };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('agendaToKeep')
      ? route.fulfill({ json: { data: { agendaToKeep } } })
      : route.continue(),
  );
  await page.clock.setFixedTime(`${today}T13:42:00Z`);
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('agendaToKeep') ?? false,
  );
  await page.reload();
  await answered;
  await page.clock.setFixedTime(`${today}T13:54:00Z`);
  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Agenda de hoy' }).waitFor();
}
