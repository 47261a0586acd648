import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { aDayAppointment } from '../../testing/day-appointment';
import { FakeServer } from '../../testing/fake-server';
import { FakeSocket } from '../../testing/fake-socket';
import { account, pack } from '../../testing/money';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const TODAY = '2026-11-23';
const GAUZE = {
  __typename: 'Supply',
  id: 1,
  name: 'Gasa',
  unit: 'Caja',
  stock: 2,
  criticalStock: 5,
  expiryDate: null,
  contains: [],
};
let server: FakeServer;
const answer = (...appointments: object[]) => server.on('DayAppointments', { data: { appointments } });

beforeAll(() => Promise.all([import('./DashboardPage'), import('../../apollo/client/live-link')]));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('WaitingMessages', {
      data: {
        messageChannels: { whatsapp: 'LINK' },
        outboundMessages: { totalCount: 0, nodes: [] },
        unsent: { nodes: [] },
      },
    });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Dashboard', () => {
  it('lists today’s appointments by time, with their details', async () => {
    answer(
      aDayAppointment(1, '17:00', { status: 'CANCELLED', serviceType: 'MANICURE', treatment: 'Manicura' }),
      aDayAppointment(2, '09:00', {
        status: 'CONFIRMED',
        bookedName: 'R. Lillo',
        patient: { __typename: 'Patient', id: 2, name: 'Rosa Lillo', birthDate: '1980-11-24' },
      }),
      aDayAppointment(3, '10:00', { date: '2026-11-24' }),
    );
    const { findByRole, getByText } = renderApp('/app/dashboard');
    const next = within(await findByRole('region', { name: 'Sigue' }));
    const rest = within(await findByRole('region', { name: 'Citas del Día' }));
    const [first] = next.getAllByRole('listitem').map((item) => item.textContent);
    const [last, ...others] = rest.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toMatch(
      /09:00Confirmada.*Rosa Lillo45 añosConsulta GeneralPodología.*R\. LilloLlegóAtender/,
    );
    expect(last).toMatch(/17:00Paciente 1ManicuraCancelada/);
    expect(others).toEqual([]);
    expect(getByText('lunes 23 de noviembre')).toBeInTheDocument();
    expect(server.named('DayAppointments')[0]?.variables).toEqual({ date: TODAY, withHealthData: true });
  });

  it('the dashboard and its links to visits name the visitor of a patient’s booking', async () => {
    answer(
      aDayAppointment(1, '09:00', { bookedName: 'Luis Distinto', visitorName: 'Luis Distinto' }),
      aDayAppointment(2, '10:00', { bookedName: 'Eva Distinta', visitorName: 'Eva Distinta' }),
    );
    const { findByRole } = renderApp('/app/dashboard');
    for (const [region, who] of [
      ['Sigue', 'Luis Distinto (reserva de Paciente 1)'],
      ['Citas del Día', 'Eva Distinta (reserva de Paciente 2)'],
    ] as const) {
      const card = within(await findByRole('region', { name: region }));
      expect(card.getByRole('link', { name: who })).toBeInTheDocument();
      expect(card.getByRole('link', { name: `Atender a ${who}` })).toBeInTheDocument();
    }
  });

  it('the dashboard names the professional if several provide the service', async () => {
    answer(aDayAppointment(1, '09:00'), aDayAppointment(2, '10:00', { serviceType: 'MANICURE' }));
    server.on('ClinicProfessionals', {
      data: {
        professionals: [aProfessional(1), aProfessional(2), aProfessional(3, { services: ['MANICURE'] })],
      },
    });
    const { findByText, getAllByText } = renderApp('/app/dashboard');
    await findByText('Atiende Ana Paz');
    expect(getAllByText(/^Atiende/)).toHaveLength(1);
  });

  it.each([
    ['2026-11-23T08:00:00-03:00', 'Sigue', 'Paciente 1'],
    ['2026-11-23T09:30:00-03:00', 'Ahora', 'Paciente 1'],
    ['2026-11-23T10:00:00-03:00', 'Sigue', 'Paciente 3'],
  ])('at %s the dashboard shows under %s the appointment of %s', async (now, part, patient) => {
    answer(
      aDayAppointment(1, '09:00'),
      aDayAppointment(2, '10:00', { status: 'CANCELLED' }),
      aDayAppointment(3, '11:00'),
    );
    const { findByRole } = renderApp('/app/dashboard', { now });
    const region = await findByRole('region', { name: part });
    await waitFor(() => expect(region.textContent).toMatch(new RegExp(patient)));
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows several people at once in the same size', async () => {
    answer(
      aDayAppointment(1, '09:00'),
      aDayAppointment(2, '09:00', { serviceType: 'MANICURE' }),
      aDayAppointment(3, '11:00'),
    );
    const { findByRole } = renderApp('/app/dashboard', { now: '2026-11-23T09:30:00-03:00' });
    const styles = async (region: string) =>
      within(await findByRole('region', { name: region }))
        .getAllByRole('listitem')
        .map(({ className }) => className);
    const now = await styles('Ahora');
    expect(now).toHaveLength(2);
    expect(new Set(now).size).toBe(1);
    // The only one who comes next is larger.
    expect(now).not.toContain((await styles('Sigue'))[0]);
  });

  it('shows the current, next and later appointments, and folds away the past ones', async () => {
    answer(
      aDayAppointment(1, '09:00'),
      aDayAppointment(2, '09:00', { serviceType: 'MANICURE' }),
      aDayAppointment(3, '08:00'),
      aDayAppointment(4, '11:00', { status: 'CONFIRMED' }),
      aDayAppointment(5, '12:00'),
    );
    server.on('FreeHoursOfDay', {
      data: { podiatry: { freeStarts: ['09:00', '15:00', '16:00'] }, manicure: { freeStarts: ['10:00'] } },
    });
    const { findByRole, getByRole, getByLabelText, user } = renderApp('/app/dashboard', {
      now: '2026-11-23T09:59:00-03:00',
    });
    const now = await findByRole('region', { name: 'Ahora' });
    expect(within(now).getAllByRole('listitem')).toHaveLength(2);
    expect(now).toHaveTextContent('quedan 1 min');
    expect(getByRole('region', { name: 'Sigue' })).toHaveTextContent('en 1 h 1 min');
    await waitFor(() =>
      expect(getByLabelText('El resto del día').textContent).toBe('Por venir2Sin confirmar1Horas libres3'),
    );
    const rest = within(getByRole('region', { name: 'Citas del Día' }));
    expect(rest.getAllByRole('listitem')).toHaveLength(1);
    await user.click(rest.getByRole('button', { name: 'Antes de ahora: 1 cita · 1 sin cerrar' }));
    expect(rest.getAllByRole('listitem')[0]).toHaveTextContent('Paciente 3');
    expect(rest.getByText('¿Vino?')).toBeVisible();
  });

  it('after hours the dashboard shows the next working day instead of an empty present', async () => {
    answer(aDayAppointment(1, '09:00', { status: 'COMPLETED' }), aDayAppointment(2, '10:00'));
    const hours = [1, 2].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' }));
    server
      .on('HoursOfClinic', {
        data: {
          agendaSettings: ['PODIATRY', 'MANICURE'].map((serviceType) => ({
            serviceType,
            stepMinutes: 60,
            hours,
          })),
          closures: [{ id: 1, serviceType: null, from: '2026-11-24', to: '2026-11-24', reason: 'Feriado' }],
        },
      })
      .on('NextDay', {
        data: {
          appointments: [
            { id: 5, time: '11:00', status: 'CONFIRMED' },
            { id: 6, time: '10:00', status: 'BOOKED' },
            { id: 7, time: '09:00', status: 'CANCELLED' },
          ],
          podiatry: { freeStarts: ['09:00', '15:00'] },
          manicure: { freeStarts: ['10:00'] },
          upcoming: { totalCount: 4 },
        },
      });
    const { findByRole, getByLabelText, queryByRole } = renderApp('/app/dashboard', {
      now: '2026-11-23T19:30:00-03:00',
    });
    const card = within(await findByRole('region', { name: 'Próximo día de atención' }));
    expect(card.getByText('lunes 30 de noviembre')).toBeVisible();
    await waitFor(() =>
      expect(card.getByLabelText('El próximo día').textContent).toBe(
        'Citas2Primera hora10:00Sin confirmar1Horas libres3Controles por vencer4',
      ),
    );
    expect(getByLabelText('El día').textContent).toBe('Atendidas1No vinieron0Sin cerrar1');
    expect(queryByRole('region', { name: 'Sigue' })).toBeNull();
  });

  it('shows the alerts of the current patient, and for others only that there are some', async () => {
    const withAlerts = (id: number) => ({
      patient: { __typename: 'Patient', id, name: `Paciente ${id}`, birthDate: null, hasAlerts: true },
    });
    answer(
      aDayAppointment(1, '09:00', { attendance: 'IN_CARE', ...withAlerts(1) }),
      aDayAppointment(2, '10:00', withAlerts(2)),
    );
    server.on('PatientAlerts', ({ variables }) => ({
      data: {
        patient: {
          __typename: 'Patient',
          id: variables['patientId'],
          alerts: [{ __typename: 'PatientAlert', kind: 'LATEX_ALLERGY', note: '', since: null }],
          deniedAlerts: [],
        },
      },
    }));
    const { findByRole, getByRole } = renderApp('/app/dashboard', { now: '2026-11-23T09:30:00-03:00' });
    const now = await findByRole('region', { name: 'Ahora' });
    expect(await within(now).findByRole('list', { name: 'Alertas' })).toHaveTextContent('látex');
    expect(within(getByRole('region', { name: 'Sigue' })).getByTitle('Tiene alertas')).toBeInTheDocument();
    const asked = server.named('PatientAlerts').map(({ variables }) => variables['patientId']);
    expect(new Set(asked)).toEqual(new Set([1]));
  });

  it('says that there are no appointments today', async () => {
    answer();
    const { findByText } = renderApp('/app/dashboard');
    expect(await findByText('No hay citas programadas para hoy')).toBeInTheDocument();
  });

  it('the dashboard reports a failure to load, and retries on request', async () => {
    server.on('DayAppointments', { error: 'INTERNAL' });
    const { findByText, getByRole, user } = renderApp('/app/dashboard');
    expect(await findByText('Error al cargar los datos del dashboard')).toBeInTheDocument();
    answer();
    await user.click(getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByText('No hay citas programadas para hoy')).toBeInTheDocument();
  });

  it('the dashboard shows a single error message until both lists are loaded', async () => {
    server.on('DayAppointments', { error: 'INTERNAL' }).on('CriticalSupplies', { error: 'INTERNAL' });
    const { findByText, getByRole, getAllByText, queryByText, user } = renderApp('/app/dashboard');
    const sentence = 'Error al cargar los datos del dashboard';
    const tryAgain = () => user.click(getByRole('button', { name: 'Intentar de nuevo' }));
    await findByText(sentence);
    await waitFor(() => expect(getAllByText('No disponible por ahora')).toHaveLength(2));
    expect(getAllByText(sentence)).toHaveLength(1);
    server.on('CriticalSupplies', { data: { supplies: [] } });
    await tryAgain();
    await findByText('No hay insumos con stock crítico');
    expect(getAllByText(sentence)).toHaveLength(1);
    answer(aDayAppointment(1, '09:00'));
    await tryAgain();
    await findByText('Paciente 1');
    await waitFor(() => expect(queryByText(sentence)).not.toBeInTheDocument());
  });

  it('the dashboard keeps its data if a reload fails', async () => {
    answer(aDayAppointment(1, '09:00'));
    const { findByText, getByText } = renderApp('/app/dashboard');
    jest.useFakeTimers({ advanceTimers: true });
    await findByText('Paciente 1');
    server.on('DayAppointments', { error: 'INTERNAL' });
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(await findByText('Error al cargar los datos del dashboard')).toBeInTheDocument();
    expect(getByText('Paciente 1')).toBeInTheDocument();
  });

  it('an appointment card links to the appointment and to the patient’s records', async () => {
    answer(
      aDayAppointment(7, '09:00', {
        patient: { __typename: 'Patient', id: 3, name: 'Rosa Lillo', birthDate: null },
      }),
    );
    const { findByRole, getByRole } = renderApp('/app/dashboard');
    expect(await findByRole('link', { name: 'Rosa Lillo' })).toHaveAttribute(
      'href',
      '/app/citas?vista=dia&fecha=2026-11-23&cita=7',
    );
    expect(getByRole('link', { name: 'Fichas de Rosa Lillo' })).toHaveAttribute(
      'href',
      '/app/fichas-clinicas?paciente=3',
    );
  });

  it('the dashboard reloads as soon as the stock changes', async () => {
    answer();
    const { findByText } = renderApp('/app/dashboard');
    await findByText('No hay insumos con stock crítico');
    await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBeGreaterThanOrEqual(2));
    server.on('CriticalSupplies', {
      data: {
        supplies: [GAUZE],
      },
    });
    FakeSocket.announce({ stockChanged: true });
    expect(await findByText('Gasa')).toHaveAttribute('href', '/app/inventario?insumo=1');
  });

  it('the dashboard reloads every 5 minutes, even after a failure', async () => {
    answer();
    const { findByText } = renderApp('/app/dashboard');
    jest.useFakeTimers({ advanceTimers: true });
    await findByText('No hay citas programadas para hoy');
    server.on('DayAppointments', { error: 'INTERNAL' });
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(await findByText('Error al cargar los datos del dashboard')).toBeInTheDocument();
    answer(aDayAppointment(1, '09:00'));
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(await findByText('Paciente 1')).toBeInTheDocument();
  });

  it('shows the debt of a patient who has arrived, and the pack that their visit can use', async () => {
    server
      .on('PatientBalance', { data: { patientAccount: account({ patientId: 1, owed: 15_000 }) } })
      .on('PacksLeft', { data: { patientPacks: [pack(1, { patientId: 1, ownerName: 'Paciente 1' })] } });
    answer(
      aDayAppointment(1, '09:00', { attendance: 'ARRIVED', treatment: 'Láser' }),
      aDayAppointment(2, '10:00', { treatment: 'Láser' }),
    );
    const { findByText } = renderApp('/app/dashboard');
    const left = await findByText('Pack Láser x5: quedan 3 de 5, vence el 01/04/2027.');
    const owed = await findByText('Saldo pendiente $15.000');
    // Hidden as long as a part beside it is loaded.
    await waitFor(() => [left, owed].forEach((one) => expect(one).toBeVisible()));
    expect(server.named('PacksLeft').map(({ variables }) => variables)).toContainEqual({ patientId: 1 });
    expect(server.named('PacksLeft').map(({ variables }) => variables)).not.toContainEqual({ patientId: 2 });
  });

  it('lists the critical supplies, or says that there are none', async () => {
    answer();
    server.on('CriticalSupplies', {
      data: {
        supplies: [GAUZE],
      },
    });
    const first = renderApp('/app/dashboard');
    const list = await first.findByRole('list', { name: 'Insumos con Stock Crítico' });
    expect(list).toHaveTextContent('GasaCrítico: 52 caja');
    first.unmount();
    server.on('CriticalSupplies', { data: { supplies: [] } });
    const { findByText } = renderApp('/app/dashboard');
    expect(await findByText('No hay insumos con stock crítico')).toBeInTheDocument();
  });
});
