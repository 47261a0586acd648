import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const agenda = (serviceType: string) => ({
  __typename: 'AgendaSettings',
  serviceType,
  stepMinutes: 60,
  horizonDays: null,
  noticeMinutes: null,
  version: 1,
  hours: [
    { __typename: 'OpeningHours', weekday: 1, opensAt: '09:00', closesAt: '18:00' },
    { __typename: 'OpeningHours', weekday: 2, opensAt: '09:00', closesAt: '18:00' },
  ],
});

let server: FakeServer;
let steps: { isShown: boolean; done: string[] };
const answer = () => ({ __typename: 'FirstSteps', ...steps });
beforeAll(() =>
  Promise.all([
    import('../../features/dashboard/DashboardPage'),
    import('../../features/settings-overview/SettingsOverview'),
    import('../settings/SettingsRoutes'),
    import('../../features/first-steps/FirstStepsCard'),
  ]),
);
beforeEach(() => {
  storeSession();
  steps = { isShown: true, done: ['NAME'] };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('FirstSteps', () => ({ data: { firstSteps: answer() } }))
    .on('ShowFirstSteps', ({ variables }) => {
      steps = { ...steps, isShown: Boolean(variables['isShown']) };
      return { data: { showFirstSteps: answer() } };
    })
    .on('FirstHours', { data: { agendaSettings: [agenda('PODIATRY'), agenda('MANICURE')] } })
    .on('AcceptHours', ({ variables: { input } }) => {
      steps.done = ['NAME', 'HOURS'];
      return { data: { updateAgenda: { __typename: 'AgendaSettings', ...(input as object), version: 2 } } };
    });
});

const open = async () => {
  const app = renderApp('/app/dashboard');
  const card = await app.findByRole('region', { name: 'Primeros pasos' });
  return { ...app, card: within(card) };
};

describe('the first steps', () => {
  it('shows which first steps are done and links to the others; hours that are already right can be accepted', async () => {
    const { card, user } = await open();
    expect(card.getByText(/^1 de 4 listos/)).toBeInTheDocument();
    const items = card.getAllByRole('listitem').filter((one) => within(one).queryByRole('link'));
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nombre de la clínica, listo/),
      expect.stringMatching(/^Dirección y ciudad(?!, listo)/),
      expect.stringMatching(/^Logo \(opcional\)/),
      expect.stringMatching(/^Horarios de atención(?!, listo)/),
      expect.stringMatching(/^Profesionales(?!, listo)/),
      expect.stringMatching(/^Equipo \(opcional\)/),
    ]);
    expect(await card.findByText('Podología: lunes y martes 09:00–18:00')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Así atendemos' }));
    expect(await card.findByText(/^2 de 4 listos/)).toBeInTheDocument();
    expect(server.named('AcceptHours').map(({ variables }) => variables['input'])).toEqual(
      ['PODIATRY', 'MANICURE'].map((serviceType) => ({
        serviceType,
        stepMinutes: 60,
        horizonDays: null,
        noticeMinutes: null,
        version: 1,
        hours: [1, 2].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '18:00' })),
      })),
    );
  });

  it('hides the first steps for the whole clinic, and shows them again from the settings', async () => {
    const { card, user, queryByRole, findByRole } = await open();
    await user.click(card.getByRole('button', { name: 'Cerrar los primeros pasos' }));
    await waitFor(() => expect(queryByRole('region', { name: 'Primeros pasos' })).toBeNull());
    expect(steps.isShown).toBe(false);
    await user.click(queryByRole('link', { name: 'Configuración' })!);
    await user.click(await findByRole('button', { name: 'Primeros pasos' }));
    expect(await findByRole('region', { name: 'Primeros pasos' })).toBeInTheDocument();
  });

  it('shows that the clinic is ready, with a link to the booking page, once all required first steps are done', async () => {
    steps.done = ['NAME', 'ADDRESS', 'HOURS', 'PROFESSIONALS'];
    const { findByRole } = renderApp('/app/dashboard');
    const ready = within(await findByRole('region', { name: 'Su clínica está lista' }));
    expect(ready.getByRole('link', { name: 'Ver la página de reservas' })).toBeInTheDocument();
    expect(ready.getByRole('button', { name: 'Terminar' })).toBeInTheDocument();
  });
});
