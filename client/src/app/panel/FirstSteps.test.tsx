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

const treatment = (id: number, name: string) => ({
  __typename: 'Treatment',
  id,
  name,
  durationMinutes: 60,
  price: null,
  version: 1,
});

let server: FakeServer;
let steps: { isShown: boolean; done: string[]; skipped: string[]; bookingsPaused: boolean };
const answer = () => ({ __typename: 'FirstSteps', ...steps });
beforeAll(() =>
  Promise.all([
    import('../../features/dashboard/DashboardPage'),
    import('../../features/settings-overview/SettingsOverview'),
    import('../settings/SettingsRoutes'),
    import('../../features/clinic/first-steps/FirstStepsCard'),
  ]),
);
beforeEach(() => {
  storeSession();
  steps = { isShown: true, done: ['NAME'], skipped: [], bookingsPaused: false };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('FirstSteps', () => ({ data: { firstSteps: answer() } }))
    .on('ShowFirstSteps', ({ variables }) => {
      steps = { ...steps, isShown: Boolean(variables['isShown']) };
      return { data: { showFirstSteps: answer() } };
    })
    .on('SkipFirstStep', ({ variables: { step, isSkipped } }) => {
      steps = { ...steps, skipped: isSkipped ? [...steps.skipped, String(step)] : [] };
      return { data: { skipFirstStep: answer() } };
    })
    .on('PauseBookings', ({ variables }) => {
      steps = { ...steps, bookingsPaused: Boolean(variables['isPaused']) };
      return { data: { pauseBookings: answer() } };
    })
    .on('FirstPrices', {
      data: { treatments: [treatment(1, 'Podología general'), treatment(2, 'Manicura')] },
    })
    .on('PriceTreatments', () => {
      steps = { ...steps, done: [...steps.done, 'TREATMENTS'] };
      return { data: { priceTreatments: [treatment(1, 'Podología general')] } };
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
    expect(card.getByText(/^1 de 9 listos/)).toBeInTheDocument();
    const items = card
      .getAllByRole('listitem')
      .filter((one) => within(one).queryAllByRole('button').length > 0 || within(one).queryByRole('link'));
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nombre de la clínica, listo/),
      expect.stringMatching(/^Dirección y ciudad(?!, listo)/),
      expect.stringMatching(/^Logo \(opcional\)/),
      expect.stringMatching(/^Horarios de atención(?!, listo)/),
      expect.stringMatching(/^Profesionales(?!, listo)/),
      expect.stringMatching(/^Tratamientos y precios(?!, listo)/),
      expect.stringMatching(/^Correo(?!, listo)/),
      expect.stringMatching(/^Dirección pública(?!, listo)/),
      expect.stringMatching(/^Verificación en dos pasos(?!, listo)/),
      expect.stringMatching(/^Carpeta de respaldo(?!, listo)/),
      expect.stringMatching(/^Equipo \(opcional\)/),
    ]);
    expect(await card.findByText('Podología: lunes y martes 09:00–18:00')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Así atendemos' }));
    expect(await card.findByText(/^2 de 9 listos/)).toBeInTheDocument();
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

  it('says that visitors can already book, pauses that with one click, and opens it again', async () => {
    const { card, user } = await open();
    await user.click(card.getByRole('button', { name: 'Poner en pausa' }));
    expect(await card.findByText('Su página de reservas está en pausa')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Abrirla ahora' }));
    expect(await card.findByText('Su página ya recibe reservas')).toBeInTheDocument();
  });

  it('skips a first step and takes it up again', async () => {
    const { card, user } = await open();
    await user.click(card.getByRole('button', { name: 'Omitir: Correo' }));
    expect(await card.findByText(/^2 de 9 listos/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Retomar: Correo' }));
    expect(await card.findByText(/^1 de 9 listos/)).toBeInTheDocument();
  });

  it('proposes the preset treatments, and saves only the prices that were entered', async () => {
    const { card, user, findByRole } = await open();
    await user.click(card.getByRole('button', { name: 'Poner precios' }));
    // The dialog that shows that they are loading is another one.
    await user.click(await findByRole('button', { name: 'Guardar' }));
    const dialog = within(await findByRole('dialog', { name: 'Tratamientos y precios' }));
    expect(await dialog.findByText('Escriba al menos un precio.')).toBeInTheDocument();
    const first = within(dialog.getByRole('group', { name: 'Podología general' }));
    await user.type(first.getByLabelText('Precio'), '1.000.000.000');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await first.findByText(/entre 0 y 999/)).toBeInTheDocument();
    expect(server.named('PriceTreatments')).toEqual([]);
    await user.clear(first.getByLabelText('Precio'));
    await user.type(first.getByLabelText('Precio'), '25.000');
    await user.selectOptions(first.getByLabelText('Duración'), '2 horas');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await card.findByText(/^2 de 9 listos/)).toBeInTheDocument();
    expect(server.named('PriceTreatments').map(({ variables }) => variables['prices'])).toEqual([
      [{ id: 1, version: 1, price: 25000, durationMinutes: 120 }],
    ]);
  });

  it('says in the first steps that a price is not removed here, nor a length changed without a price', async () => {
    server.on('FirstPrices', {
      data: {
        treatments: [{ ...treatment(1, 'Podología general'), price: 20000 }, treatment(2, 'Manicura')],
      },
    });
    const { card, user, findByRole, findByDisplayValue } = await open();
    await user.click(card.getByRole('button', { name: 'Poner precios' }));
    await user.clear(await findByDisplayValue('$20.000'));
    const dialog = within(await findByRole('dialog', { name: 'Tratamientos y precios' }));
    const of = (name: string) => within(dialog.getByRole('group', { name }));
    await user.selectOptions(of('Manicura').getByLabelText('Duración'), '2 horas');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await of('Podología general').findByText(/^Para quitar el precio/)).toBeInTheDocument();
    expect(of('Manicura').getByText(/^Para cambiar la duración/)).toBeInTheDocument();
    expect(server.named('PriceTreatments')).toEqual([]);
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
    steps.done = ['NAME', 'ADDRESS', 'HOURS', 'PROFESSIONALS', 'TREATMENTS', 'SECOND_FACTOR'];
    steps.skipped = ['MAIL', 'PUBLIC_ADDRESS', 'BACKUP'];
    const { findByRole } = renderApp('/app/dashboard');
    const ready = within(await findByRole('region', { name: 'Su clínica está lista' }));
    expect(ready.getByRole('link', { name: 'Ver la página de reservas' })).toBeInTheDocument();
    expect(ready.getByRole('button', { name: 'Terminar' })).toBeInTheDocument();
  });
});
