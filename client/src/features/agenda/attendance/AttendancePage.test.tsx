import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { agendaServer, APPOINTMENT } from '../../../testing/appointment';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let server: ReturnType<typeof agendaServer>;
beforeAll(() => import('./AttendancePage'));
beforeEach(() => {
  storeSession();
  server = agendaServer().on('AttendanceList', {
    data: {
      attendanceList: {
        nodes: [
          {
            ...APPOINTMENT,
            date: '2026-11-20',
            attendance: 'NO_SHOW',
            patient: { ...APPOINTMENT.patient, phone: '9 1234 5678', hasAlerts: false },
          },
        ],
        counts: [
          { state: 'BOOKED', count: 4 },
          { state: 'NO_SHOW', count: 1 },
        ],
        unclosedCount: 2,
      },
    },
  });
});

describe('Attendance list', () => {
  it('lists who did not come, with a message and a new appointment, and filters by state and service', async () => {
    const { findByRole, getByRole, address, user } = renderApp('/app/citas/listado?estado=no_vino');
    const row = within(await findByRole('row', { name: /Ana Soto/ }));
    expect(server.named('AttendanceList')[0]?.variables).toMatchObject({
      from: '2026-10-24',
      to: '2026-11-23',
      state: 'NO_SHOW',
      serviceType: null,
    });
    expect(row.getByText('No vino')).toBeInTheDocument();
    const message = row.getByRole('link', { name: 'Escribir por WhatsApp a Ana Soto' });
    expect(decodeURIComponent(message.getAttribute('href') ?? '')).toContain(
      'https://wa.me/56912345678?text=Hola Ana, le esperábamos el viernes 20 de noviembre',
    );
    expect(row.getByRole('link', { name: 'Nueva Cita para Ana Soto' })).toHaveAttribute(
      'href',
      `/app/citas?cita=nueva&paciente=${APPOINTMENT.patient.id}`,
    );

    expect(getByRole('button', { name: 'No vino (1)' })).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(getByRole('combobox', { name: 'Servicio' }), 'Manicura');
    await user.click(getByRole('button', { name: 'Todas (5)' }));
    expect(address()).toBe('/app/citas/listado?servicio=manicura');
    await user.click(getByRole('button', { name: 'Sin cerrar (2)' }));
    expect(address()).toBe('/app/citas/listado?estado=sin_cerrar&servicio=manicura');
    expect(server.named('AttendanceList').at(-1)?.variables).toMatchObject({ state: null, unclosed: true });
  });

  it('names the filters of a link from the summary, each of which can be removed', async () => {
    const { findByRole, address, user } = renderApp(
      '/app/citas/listado?dia=2&hora=10&tratamiento=Manicura&origen=equipo&cancelada_por=paciente',
    );
    const group = within(await findByRole('group', { name: 'Otros filtros' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Martes',
      'De 10:00 a 10:59',
      'Manicura',
      'Origen: Equipo',
      'Canceló: Paciente',
    ]);
    expect(server.named('AttendanceList').at(-1)?.variables).toMatchObject({
      weekday: 2,
      hour: 10,
      treatment: 'Manicura',
      source: 'STAFF',
      cancelledBy: 'OWNER',
    });
    await user.click(group.getByRole('button', { name: 'Quitar el filtro: De 10:00 a 10:59' }));
    expect(address()).toBe(
      '/app/citas/listado?dia=2&tratamiento=Manicura&origen=equipo&cancelada_por=paciente',
    );
  });
});
