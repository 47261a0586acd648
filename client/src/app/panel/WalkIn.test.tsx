import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const rosa = {
  __typename: 'Patient',
  id: 7,
  name: 'Rosa Soto',
  rut: '45.000.000-6',
  provisionalRut: false,
  phone: '9 8765 4321',
};

let server: FakeServer;
let today: object[] = [];
beforeAll(() =>
  Promise.all([import('../../features/visits/walk-in/WalkInDialog'), import('./DashboardRoute')]),
);
beforeEach(() => {
  storeSession();
  today = [];
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('CriticalSupplies', { data: { supplies: [] } })
    .on('ClinicTreatments', { data: { treatments: [] } })
    .on('ClinicProfessionals', { data: { professionals: [] } })
    .on('TodaysVisits', () => ({ data: { appointments: today } }))
    .on('WalkInPatients', ({ variables }) => {
      const isFound = /^(ros|987654321)/i.test(String(variables['search']));
      return { data: { patients: { __typename: 'PatientPage', nodes: isFound ? [rosa] : [] } } };
    })
    .on('StartWalkIn', { data: { startWalkIn: { __typename: 'Appointment', id: 31 } } });
});

const open = async (press: (app: ReturnType<typeof renderApp>, button: HTMLElement) => Promise<void>) => {
  const app = renderApp('/app/dashboard', { now: '2026-11-23T10:40:00-03:00' });
  await press(app, await app.findByRole('button', { name: 'Atender ahora' }));
  await app.findByRole('dialog', { name: 'Atender ahora' });
  return app;
};
const withButton = () => open(({ user }, button) => user.click(button));
const withKey = () => open(({ user }) => user.keyboard('a'));
const sent = () => server.named('StartWalkIn').at(-1)?.variables['input'];

describe('a walk-in', () => {
  it('starts a walk-in visit with only a name and a phone', async () => {
    const { user, address } = await withKey();
    expect(screen.getByText(/Empieza ahora \(10:30\)/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Falta el nombre.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'Ana Nueva');
    await user.type(screen.getByLabelText('Teléfono'), '9 1111 2222{Enter}');
    await waitFor(() => expect(address()).toBe('/app/citas/31/visita'));
    expect(sent()).toEqual({
      name: 'Ana Nueva',
      phone: '9 1111 2222',
      sharesPhone: false,
      serviceType: 'PODIATRY',
      treatment: 'Consulta General',
      durationMinutes: 60,
      professionalId: null,
    });
  });

  it('registers a walk-in as a new patient even if another patient has the same phone', async () => {
    const { user } = await withButton();
    await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'Hija de la señora');
    await user.type(screen.getByLabelText('Teléfono'), '+56 9 8765 4321');
    await user.click(await screen.findByRole('button', { name: 'Es otra persona' }));
    await user.click(screen.getByRole('button', { name: 'Atender' }));
    await waitFor(() => expect(sent()).toMatchObject({ name: 'Hija de la señora', sharesPhone: true }));
  });

  it('starts a walk-in for the patient who has the phone once the user confirms it', async () => {
    const { user } = await withButton();
    await user.type(screen.getByLabelText('Teléfono'), '987654321');
    await user.click(await screen.findByRole('button', { name: 'Es Rosa Soto, 45.000.000-6' }));
    await user.click(screen.getByRole('button', { name: 'Atender' }));
    await waitFor(() => expect(sent()).toMatchObject({ patientId: 7 }));
    expect(sent()).not.toHaveProperty('name');
  });

  it('offers the appointment that the patient of a walk-in has today', async () => {
    today = [
      {
        __typename: 'Appointment',
        id: 12,
        time: '16:00',
        status: 'BOOKED',
        attendance: null,
        patient: { __typename: 'AppointmentPatient', id: 7 },
      },
    ];
    const { user } = await withButton();
    await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'ros');
    await user.click(await screen.findByRole('option', { name: /^Rosa Soto/ }));
    expect(await screen.findByText('Tiene cita hoy a las 16:00.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Atender esa cita' })).toHaveAttribute(
      'href',
      '/app/citas/12/visita',
    );
    expect(screen.queryByLabelText('Teléfono')).toBeNull();
  });
});
