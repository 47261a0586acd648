import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { aDayAppointment } from '../../testing/day-appointment';
import { FakeServer } from '../../testing/fake-server';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const NOW = '2026-11-23T09:30:00-03:00';
const { matchMedia } = window;
let server: FakeServer;

beforeAll(() =>
  Promise.all([
    import('./DashboardRoute'),
    import('./DashboardFoot'),
    import('./BookHour'),
    import('./CalendarRoute'),
    import('../../features/dashboard/day-foot/TodaysNext'),
  ]),
);
beforeEach(() => {
  storeSession();
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: /max-width/.test(media) });
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('DayAppointments', {
      data: {
        appointments: [
          aDayAppointment(1, '09:00', { professionalId: 2 }),
          aDayAppointment(2, '10:00', { professionalId: 3 }),
        ],
      },
    })
    .on('DayFoot', ({ variables }) => ({
      data: {
        podiatry: { firstFree: { date: '2026-11-24', time: '09:00' } },
        manicure: { firstFree: { date: '2026-11-23', time: '12:00' } },
        appointment: { id: variables['id'], patient: { id: variables['id'], phone: '9 1234 5678' } },
      },
    }))
    .on('MarkAttendance', {
      data: { updateAppointment: { id: 1, attendance: 'ARRIVED', arrivedAt: null, version: 2 } },
    });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

const open = async () => {
  const app = renderApp('/app/dashboard', { now: NOW });
  return { ...app, foot: within(await app.findByRole('region', { name: 'Lo que sigue' })) };
};

describe('the foot of the day on a phone', () => {
  it('shows the next patient, with buttons to call them, to note that they came, and to attend them', async () => {
    const { foot, user } = await open();
    expect(foot.getByText('Ahora 09:00 · Paciente 1')).toBeVisible();
    expect(await foot.findByRole('link', { name: 'Llamar a Paciente 1' })).toHaveAttribute(
      'href',
      'tel:+56912345678',
    );
    expect(foot.getByRole('link', { name: 'Atender: Paciente 1' })).toHaveAttribute(
      'href',
      '/app/citas/1/visita',
    );
    await user.click(foot.getByRole('button', { name: 'Llegó Paciente 1' }));
    await waitFor(() =>
      expect(server.named('MarkAttendance')[0]?.variables).toMatchObject({ id: 1, attendance: 'ARRIVED' }),
    );
  });

  it('shows the user’s own patient before those of others', async () => {
    server.on('ClinicProfessionals', {
      data: { professionals: [aProfessional(2), aProfessional(3, { staffUserId: 1 })] },
    });
    const { foot } = await open();
    expect(await foot.findByText('Sigue 10:00 · Paciente 2')).toBeVisible();
  });

  it('books the next free hour of both services in place', async () => {
    const { foot, user, findByRole } = await open();
    await user.click(await foot.findByRole('button', { name: 'Próxima hora: hoy 12:00' }));
    const form = within(await findByRole('dialog', { name: 'Nueva Cita - 23/11/2026' }));
    expect(form.getByRole('button', { name: 'Manicura' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    await user.click(foot.getByRole('button', { name: 'Nueva Cita' }));
    expect(await findByRole('dialog', { name: 'Nueva Cita - 23/11/2026' })).toBeVisible();
  });

  it('shows the next patient above the foot of today’s calendar too, but not on other days', async () => {
    server.on('CalendarAppointments', { data: { appointments: [] } });
    const today = renderApp('/app/citas?vista=dia&fecha=2026-11-23', { now: NOW });
    const next = within(await today.findByRole('region', { name: 'Lo que sigue' }));
    expect(next.getByText('Ahora 09:00 · Paciente 1')).toBeVisible();
    expect(await next.findByRole('link', { name: 'Llamar a Paciente 1' })).toBeVisible();
    await today.user.click(next.getByRole('button', { name: 'Llegó Paciente 1' }));
    await waitFor(() => expect(server.named('MarkAttendance')).toHaveLength(1));
    await today.user.click(await today.findByRole('button', { name: 'martes 24 de noviembre' }));
    await waitFor(() => expect(today.queryByRole('region', { name: 'Lo que sigue' })).toBeNull());
  });
});
