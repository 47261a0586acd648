// @ts-check
/**
 * Cuts a logged-in panel off from its server at 10:54, with a cached agenda of made-up people.
 * @param {import('@playwright/test').Page} page
 */
export async function loseServer(page) {
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Santiago' }),
  );
  await page.clock.setFixedTime(`${today}T13:54:00Z`);
  await page.evaluate((date) => {
    const [, claims = ''] = (localStorage.getItem('access_token') ?? '').split('.');
    const { sid } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const rows = [
      ['09:00', 'Amanda Demo Araya', 'Podología general'],
      ['10:00', 'Bruno Demo Barros', 'Uña encarnada'],
      ['10:30', 'Carla Demo Cáceres', 'Manicura'],
      ['12:00', 'Diego Demo Díaz', 'Podología general'],
      ['15:30', 'Elena Demo Espinoza', 'Postura de brackets'],
    ];
    const appointments = rows.map(([time, name, treatment]) => ({
      time,
      durationMinutes: 60,
      name,
      treatment,
    }));
    const kept = { date, timeZone: 'America/Santiago', appointments, keptAt: 642, sessionId: sid };
    localStorage.setItem('kept_agenda', JSON.stringify(kept));
  }, today);
  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Agenda de hoy' }).waitFor();
}
