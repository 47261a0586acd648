import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { FakeSocket } from '../../testing/fake-socket';
import { limitedUser } from '../../testing/limited-user';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
beforeAll(() => import('./CalendarPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('CalendarAppointments', { data: { appointments: [] } });
});

const anAppointment = {
  __typename: 'Appointment',
  attendance: null,
  arrivedAt: null,
  recordId: null,
  id: 1,
  date: '2026-11-24',
  time: '10:00',
  durationMinutes: 60,
  status: 'BOOKED',
  overbooked: false,
  serviceType: 'PODIATRY',
  treatment: 'Podología general',
  professionalId: 1,
  professionalName: 'Podología',
  version: 1,
  visitorName: null,
  patient: { __typename: 'Patient', id: 1, name: 'Ana Soto', rut: '45.000.000-6', provisionalRut: false },
};
const asked = () => server.named('CalendarAppointments').map(({ variables }) => variables);

describe('Calendar page', () => {
  it('the calendar opens on the current month and loads its whole weeks', async () => {
    const { findByRole } = renderApp('/app/citas');
    expect(await findByRole('heading', { name: 'noviembre de 2026' })).toBeInTheDocument();
    expect(asked()).toEqual([{ from: '2026-10-26', to: '2026-12-06', withHealthData: true }]);
  });

  it('keeps the calendar’s view and day in the URL', async () => {
    const { findByRole, getByRole, address, user } = renderApp('/app/citas?vista=semana&fecha=2026-12-02');
    await user.click(await findByRole('button', { name: 'Siguiente' }));
    expect(address()).toBe('/app/citas?vista=semana&fecha=2026-12-09');
    await user.click(getByRole('button', { name: 'Día' }));
    expect(address()).toBe('/app/citas?vista=dia&fecha=2026-12-09');
    await user.click(getByRole('button', { name: 'Anterior' }));
    await user.click(getByRole('button', { name: 'Hoy' }));
    expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-23');
    expect(asked()).toContainEqual({ from: '2026-12-07', to: '2026-12-13', withHealthData: true });
  });

  it('says that the agenda’s list is empty, and leads to the full list of the same days', async () => {
    const { findByRole, findByText, address, user } = renderApp('/app/citas?vista=agenda');
    expect(await findByText('No hay eventos en este rango.')).toBeInTheDocument();
    await user.click(await findByRole('button', { name: 'Ver agenda' }));
    expect(address()).toBe('/app/citas/listado?desde=2026-11-23&hasta=2026-12-23');
  });

  it('reloads an empty appointment list on request, and reports the result', async () => {
    // A live event would reload the list before the button is pressed.
    FakeSocket.isReachable = false;
    server.on('ClinicProfessionals', { data: { professionals: [aProfessional(1), aProfessional(2)] } });
    const { findByRole, findByText, user } = renderApp('/app/citas?vista=agenda');
    await user.click(await findByRole('button', { name: 'Verificar Citas' }));
    expect(await findByText('No se encontraron citas en estos días.')).toBeInTheDocument();
    server.on('CalendarAppointments', { data: { appointments: [anAppointment] } });
    await user.click(await findByRole('button', { name: 'Verificar Citas' }));
    expect(await findByText('Se encontró 1 cita.')).toBeInTheDocument();
    expect(await findByRole('button', { name: /^Ver la cita de Ana Soto/ })).toBeInTheDocument();
    expect(await findByText('Atiende Podología')).toBeInTheDocument();
  });

  it('shades closed days, including past ones', async () => {
    const closures = [
      { id: 1, serviceType: null, from: '2026-03-09', to: '2026-03-10', reason: 'Vacaciones' },
      { id: 2, serviceType: 'MANICURE', from: '2026-03-12', to: '2026-03-12', reason: 'Curso' },
    ];
    const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '19:00' }));
    const agendaSettings = ['PODIATRY', 'MANICURE'].map((serviceType) => ({
      serviceType,
      stepMinutes: 60,
      hours,
    }));
    server.on('AgendaHours', { data: { agendaSettings, closures } });
    const { findByRole, container } = renderApp('/app/citas?vista=mes&fecha=2026-03-15');
    expect(
      await findByRole('button', { name: 'martes 10 de marzo, cerrado (Vacaciones)' }),
    ).toBeInTheDocument();
    expect(await findByRole('button', { name: 'jueves 12 de marzo, Manicura: Curso' })).toBeInTheDocument();
    expect(server.named('AgendaHours')[0]!.variables).toEqual({ closedSince: '2026-01-01' });
    // Six Sundays are visible, and the two closed days.
    expect(container.querySelectorAll('.rbc-day-bg.closed-day')).toHaveLength(8);
  });

  it('shows a notice while the live connection is lost, and then reloads the appointments', async () => {
    const { findByText, queryByText } = renderApp('/app/citas');
    await waitFor(() => expect(FakeSocket.open[0]?.subscriptions.size).toBeGreaterThan(0));
    FakeSocket.isReachable = false;
    act(() => FakeSocket.loseAll());
    const notice = 'Sin conexión. Se reconecta sola.';
    expect(await findByText(notice)).toBeInTheDocument();
    server.on('CalendarAppointments', {
      data: { appointments: [{ ...anAppointment, treatment: 'Perdida' }] },
    });
    FakeSocket.isReachable = true;
    expect(await findByText('Perdida')).toBeInTheDocument();
    await waitFor(() => expect(queryByText(notice)).toBeNull());
  });

  it('covers days that failed to load, so that they do not look free', async () => {
    server.on('CalendarAppointments', { error: 'INTERNAL' });
    const { findByText, findByRole, queryByText, container, user } = renderApp('/app/citas?fecha=2026-11-24');
    expect(await findByText('Error al cargar las citas')).toBeInTheDocument();
    expect(await findByText('No se pudieron cargar las citas')).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('[inert] .rbc-month-view')).not.toBeNull());
    server.on('CalendarAppointments', { data: { appointments: [anAppointment] } });
    await user.click(await findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await findByText('Ana Soto')).toBeInTheDocument();
    expect(queryByText('No se pudieron cargar las citas')).toBeNull();
    expect(container.querySelector('[inert]')).toBeNull();
  });

  it('shows bars over days that are still loading, so that a taken hour can’t be chosen', async () => {
    let answer: ((loaded: { data: object }) => void) | undefined;
    server.on('CalendarAppointments', () => new Promise((resolve) => (answer = resolve)));
    const { findByText, container } = renderApp('/app/citas?vista=semana&fecha=2026-11-24');
    await waitFor(() => expect(container.querySelector('[inert] .rbc-time-view')).not.toBeNull());
    expect(container.querySelector('.loading-bars')).not.toBeNull();
    act(() => answer?.({ data: { appointments: [anAppointment] } }));
    expect(await findByText('Ana Soto')).toBeInTheDocument();
    expect(container.querySelector('.loading-bars, [inert]')).toBeNull();
  });

  describe('with several professionals for a service', () => {
    const clinicOf = (...professionals: object[]) =>
      server
        .on('ClinicProfessionals', { data: { professionals } })
        .on('DaysOff', { data: { daysOff: [] } })
        .on('CalendarAppointments', {
          data: {
            appointments: [
              anAppointment,
              {
                ...anAppointment,
                id: 2,
                time: '11:00',
                professionalId: 2,
                professionalName: 'Berta Mora',
                patient: { ...anAppointment.patient, id: 2, name: 'Luis Pino' },
              },
            ],
          },
        });
    const ANA = aProfessional(1, { name: 'Ana Rojas' });
    const BERTA = aProfessional(2, { name: 'Berta Mora' });

    it('shows one lane per professional, and no lanes if each service has only one', async () => {
      clinicOf(ANA, { ...BERTA, services: ['MANICURE'] });
      const alone = renderApp('/app/citas?vista=dia&fecha=2026-11-24&profesional=1');
      expect(await alone.findByText('Luis Pino')).toBeInTheDocument();
      await waitFor(() => expect(server.named('ClinicProfessionals')).not.toEqual([]));
      expect(alone.queryByRole('group', { name: 'Profesionales' })).toBeNull();
      expect(alone.container.querySelector('[data-lanes], [data-lane]')).toBeNull();
      expect(server.named('DaysOff')).toEqual([]);
      alone.unmount();

      clinicOf(ANA, BERTA).on('DaysOff', {
        data: {
          daysOff: [{ id: 1, professionalId: 1, from: '2026-11-24', to: '2026-11-24', reason: 'Curso' }],
        },
      });
      const { findByRole, findByText, container } = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
      await findByRole('group', { name: 'Profesionales' });
      await findByText('Ana Soto');
      await findByText('Curso');
      const lanes = [...container.querySelectorAll('[data-lane]')];
      expect(lanes.map((lane) => lane.getAttribute('data-lane'))).toEqual(['1', '2']);
      expect(lanes[0]).toHaveTextContent('Ana Soto');
      expect(lanes[0]).toHaveTextContent('Curso');
      expect(lanes[0]).toHaveClass('closed-day');
      expect(lanes[1]).toHaveTextContent('Luis Pino');
      expect(lanes[1]).not.toHaveClass('closed-day');
      expect(server.named('DaysOff')[0]!.variables).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    });

    it('makes each day of a touched month one target, which says how full it is for each and opens it', async () => {
      const { matchMedia } = window;
      window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(pointer: coarse)' });
      try {
        clinicOf(ANA, BERTA);
        const { findByRole, findByText, container, address, user } = renderApp(
          '/app/citas?vista=mes&fecha=2026-11-24&profesional=1&profesional=2',
        );
        const day = await findByRole('button', {
          name: 'martes 24 de noviembre, 2 citas (Ana Rojas 1, Berta Mora 1), 10 % ocupado',
        });
        expect(day).toHaveTextContent('24AR1BM1');
        expect(container.querySelector('.rbc-event')).toBeNull();
        await user.click(day);
        expect(address()).toMatch(/vista=dia&fecha=2026-11-24/);
        expect(await findByText('Ana Soto')).toBeInTheDocument();
      } finally {
        window.matchMedia = matchMedia;
      }
    });

    it('keeps the shown professionals in the URL, and ignores unknown ones', async () => {
      clinicOf(ANA, BERTA);
      const { findByRole, findByText, getByRole, queryByText, address, user } = renderApp(
        '/app/citas?vista=agenda&fecha=2026-11-24&profesional=2&profesional=77&profesional=x',
      );
      const only = await findByRole('button', { name: 'Berta Mora' });
      expect(only).toHaveAttribute('aria-pressed', 'true');
      expect(await findByRole('button', { name: /^Ver la cita de Luis Pino/ })).toBeInTheDocument();
      expect(queryByText(/Ana Soto/)).toBeNull();
      await user.click(getByRole('button', { name: 'Día' }));
      expect(address()).toMatch(/^\/app\/citas\?vista=dia&fecha=2026-11-24&profesional=2/);
      await user.click(only);
      expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-24');
      expect(await findByText('Ana Soto')).toBeInTheDocument();
      await user.click(getByRole('button', { name: 'Ana Rojas' }));
      expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-24&profesional=1');
    });

    it("shows 'Mi agenda' to professionals only", async () => {
      clinicOf(ANA, BERTA);
      const stranger = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
      await stranger.findByRole('button', { name: 'Berta Mora' });
      expect(stranger.queryByRole('button', { name: 'Mi agenda' })).toBeNull();
      stranger.unmount();

      clinicOf(ANA, { ...BERTA, staffUserId: 1 });
      const { findByRole, address, user } = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
      const own = await findByRole('button', { name: 'Mi agenda' });
      await user.click(own);
      expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-24&profesional=2');
      expect(own).toHaveAttribute('aria-pressed', 'true');
      await user.click(own);
      expect(address()).toBe('/app/citas?vista=dia&fecha=2026-11-24');
    });
  });

  it('books and deletes nothing for users who may only read the agenda', async () => {
    server
      .on('Me', limitedUser({ AGENDA: 'READ' }))
      .on('CalendarAppointments', { data: { appointments: [anAppointment] } });
    const { findByRole, queryByRole, user } = renderApp('/app/citas?vista=agenda&cita=nueva');
    expect(await findByRole('button', { name: /^Ver la cita de Ana Soto/ })).toBeInTheDocument();
    expect(queryByRole('button', { name: /^(Editar|Eliminar) la cita/ })).toBeNull();
    await user.keyboard('n');
    expect(queryByRole('dialog')).toBeNull();
  });
});
