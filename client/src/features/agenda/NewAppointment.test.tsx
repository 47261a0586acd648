import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { agendaServer, ANA, APPOINTMENT, hours } from '../../testing/appointment';
import type { FakeServer } from '../../testing/fake-server';
import { pack } from '../../testing/money';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
beforeAll(() => import('./AppointmentModals'));
beforeEach(() => {
  storeSession();
  server = agendaServer();
});

const hour = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name });
const choosePatient = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Soto/ }));
};

describe("'Nueva Cita'", () => {
  const open = async () => {
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
    await app.user.click(await app.findByRole('button', { name: '+ Nueva Cita' }));
    await app.findByRole('dialog', { name: 'Nueva Cita - 24/11/2026' });
    await app.findByRole('button', { name: '09:00' });
    return app;
  };
  const save = () => screen.getByRole('button', { name: 'Guardar' });

  it('a new appointment can be saved only once patient, treatment and hour are chosen', async () => {
    server.on('CreateAppointment', { data: { createAppointment: APPOINTMENT } });
    const { user } = await open();
    expect(save()).toBeDisabled();
    await choosePatient(user);
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
    expect(save()).toBeDisabled();
    await user.click(hour('12:00'));
    expect(save()).toBeEnabled();
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Cita creada con éxito')).toBeInTheDocument();
    expect(screen.getByText('Ana Soto, el martes 24 a las 10:00')).toBeInTheDocument();
    expect(server.named('CreateAppointment')[0]!.variables['input']).toEqual({
      patientId: 1,
      treatment: 'Postura de brackets',
      date: '2026-11-24',
      time: '12:00',
      durationMinutes: 60,
      serviceType: 'PODIATRY',
      status: 'BOOKED',
    });
  });

  it('shows the number of sessions left of the pack that covers the treatment', async () => {
    const sold = pack(1, { patientId: 1, name: 'Brackets x5', covers: ['Postura de brackets'] });
    server.on('PacksLeft', { data: { patientPacks: [sold] } });
    const { user } = await open();
    await choosePatient(user);
    expect(screen.queryByText(/Pack Brackets/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
    expect(await screen.findByText('Pack Brackets x5: quedan 3 de 5, vence el 01/04/2027.')).toBeVisible();
  });

  it('focuses the patient field, and offers to create a patient with the typed name if none is found', async () => {
    server.on('PatientOptions', { data: { patients: { __typename: 'P', totalCount: 0, nodes: [] } } });
    const { user } = await open();
    expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveFocus();
    await user.keyboard('Rosa Lillo');
    await screen.findByRole('option', { name: '+ Crear «Rosa Lillo»' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'Nuevo Paciente' })).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa Lillo');
    expect(screen.getByLabelText('Teléfono')).toHaveFocus();
  });

  it('shows the fields of a new patient at once, so that no letter typed after the click is lost', async () => {
    await open();
    await import('./form/NewPatientInPlace');
    act(() => screen.getByRole('button', { name: 'Nuevo Paciente' }).click());
    expect(screen.getByLabelText('Nombre')).toBeVisible();
  });

  it('saves a new patient and their appointment together', async () => {
    const rosa = { ...ANA, id: 5, name: 'Rosa Lillo' };
    server
      .on('PatientOptions', { data: { patients: { __typename: 'P', totalCount: 0, nodes: [] } } })
      .on('CreatePatient', { data: { createPatient: { __typename: 'Patient', id: 5 } } })
      .on('PatientOption', { data: { patient: rosa, lastVisit: null } })
      .on('CreateAppointment', { data: { createAppointment: { ...APPOINTMENT, patient: rosa } } });
    const { user } = await open();
    await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'Rosa Lillo');
    await user.click(await screen.findByRole('option', { name: '+ Crear «Rosa Lillo»' }));
    await user.type(await screen.findByLabelText('Teléfono'), '912345678');
    await user.tab();
    await user.keyboard('rosa@demo.invalid');
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
    await user.click(hour('12:00'));
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Contacto de Emergencia'), 'Su hermana');
    await user.click(save());
    expect(await screen.findByText('Cita creada con éxito')).toBeInTheDocument();
    expect(server.named('CreatePatient')[0]!.variables['input']).toMatchObject({
      name: 'Rosa Lillo',
      email: 'rosa@demo.invalid',
      emergencyContact: 'Su hermana',
      rut: null,
    });
    expect(server.named('CreateAppointment')[0]!.variables['input']).toMatchObject({
      patientId: 5,
      time: '12:00',
    });
  });

  it('opens with what a known patient came for last, and offers the next free hour in one click', async () => {
    const last = {
      __typename: 'Appointment',
      id: 3,
      serviceType: 'MANICURE',
      treatment: 'Manicura',
      professionalId: 1,
    };
    server
      .on('PatientOption', { data: { patient: ANA, lastVisit: last } })
      .on('DayHours', ({ variables }) =>
        variables['date'] === '2026-11-24' ? hours(['16:00']) : hours([], ['11:00'], [], '2026-11-24'),
      );
    const { user } = renderApp('/app/citas?fecha=2026-11-23&cita=nueva&paciente=1', {
      now: '2026-11-23T21:00:00-03:00',
    });
    await user.click(await screen.findByRole('button', { name: 'Martes 24 de noviembre, 16:00' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva Cita - 24/11/2026' })).toBeVisible();
    expect(screen.getByLabelText('Tipo de Tratamiento')).toHaveDisplayValue('Manicura');
    expect(save()).toBeEnabled();
  });

  it('opens a new appointment with the patient of the URL, and Ctrl+Enter saves it from any field', async () => {
    server
      .on('PatientOption', { data: { patient: ANA } })
      .on('CreateAppointment', { data: { createAppointment: APPOINTMENT } });
    const { user, address, findByRole } = renderApp('/app/citas?fecha=2026-11-24&cita=nueva&paciente=1');
    await findByRole('button', { name: '09:00' });
    expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Ana Soto · 45.000.000-6');
    expect(address()).toBe('/app/citas?fecha=2026-11-24');
    expect(screen.getByLabelText('Tipo de Tratamiento')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
    act(() => hour('09:00').focus());
    await user.keyboard('{ArrowRight}{Enter}{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Cita creada con éxito')).toBeInTheDocument();
    expect(server.named('CreateAppointment')).toHaveLength(1);
    expect(server.named('CreateAppointment')[0]!.variables['input']).toMatchObject({ time: '10:00' });
  });

  it('a new appointment offers today’s remaining hours, and the past ones on request', async () => {
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-23', { now: '2026-11-23T10:30:00-03:00' });
    await app.user.click(await app.findByRole('button', { name: '+ Nueva Cita' }));
    expect(await app.findByRole('button', { name: '12:00' })).toBeEnabled();
    expect(app.queryByRole('button', { name: '09:00' })).toBeNull();
    await app.user.click(app.getByRole('button', { name: 'Ver las horas que ya pasaron' }));
    expect(hour('09:00')).toBeEnabled();
  });

  it('shows taken hours as disabled, with the reason', async () => {
    await open();
    expect(hour(/^11:00/)).toBeDisabled();
    expect(hour(/^11:00/)).toHaveAttribute('title', 'Hora no disponible');
    expect(hour('10:00')).toBeEnabled();
  });

  it('an appointment of two hours offers only starts with two free hours, and clears any other start', async () => {
    const { user } = await open();
    await user.click(hour('10:00'));
    await user.click(screen.getByRole('button', { name: 'Más opciones' }));
    await user.click(screen.getByRole('button', { name: '2 horas' }));
    expect(screen.getByText(/^Las horas en gris no están disponibles para citas de 2 horas/)).toBeVisible();
    expect(hour(/^10:00/)).toBeDisabled();
    expect(hour(/^10:00/)).toHaveAttribute('aria-pressed', 'false');
    expect(hour('12:00')).toBeEnabled();
  });

  it('another service type offers its own treatments and hours, with no treatment chosen', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Postura de brackets');
    await user.click(screen.getByRole('button', { name: 'Manicura' }));
    expect(screen.getByLabelText('Tipo de Tratamiento')).toHaveDisplayValue('Seleccione un tratamiento');
    expect(await screen.findByRole('button', { name: '16:00' })).toBeEnabled();
    expect(server.named('DayHours').at(-1)!.variables).toMatchObject({ serviceType: 'MANICURE' });
  });

  it('a new appointment keeps its input if the hour was taken in the meantime', async () => {
    server.on('CreateAppointment', { error: 'SLOT_TAKEN' });
    const { user } = await open();
    await choosePatient(user);
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Podología general');
    await user.click(hour('12:00'));
    server.on('DayHours', hours(['09:00'], ['12:00']));
    await user.click(save());
    expect(
      await screen.findByText('Hora no disponible', { selector: '[data-title] *, [data-title]' }),
    ).toBeVisible();
    await waitFor(() => expect(hour(/^12:00/)).toBeDisabled());
    expect(screen.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Ana Soto · 45.000.000-6');
    expect(save()).toBeDisabled();
  });

  it('offers the next free hour and its day together once both are known', async () => {
    const later = Promise.withResolvers<void>();
    server.on('DayHours', async ({ variables: { date } }) => {
      if (date === '2026-11-24') return hours([], ['11:00'], [], '2026-11-25');
      await later.promise;
      return hours(['10:00']);
    });
    const { user, findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
    await user.click(await findByRole('button', { name: '+ Nueva Cita' }));
    await waitFor(() => expect(server.named('DayHours').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Ir al miércoles 25 de noviembre' })).toBeNull();
    later.resolve();
    const names = (await findByRole('button', { name: 'Ir al miércoles 25 de noviembre' })).parentElement!;
    expect(within(names).getAllByRole('button')[0]).toHaveAccessibleName('Miércoles 25 de noviembre, 10:00');
  });

  it('a new appointment offers the default hours if the hours can’t be loaded, and shows an error', async () => {
    server.on('DayHours', { error: 'INTERNAL' });
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
    await app.user.click(await app.findByRole('button', { name: '+ Nueva Cita' }));
    expect(await app.findByText('Error al cargar los horarios disponibles')).toBeInTheDocument();
    for (const time of ['09:00', '18:00'])
      expect(await app.findByRole('button', { name: time })).toBeEnabled();
  });
});

describe("'Reagendar'", () => {
  const open = async () => {
    server.on('FreeHours', ({ variables: { date } }) => ({
      data: {
        availability: {
          __typename: 'Availability',
          freeStarts: { '2026-11-24': ['10:00', '12:00'], '2026-11-25': ['09:00'] }[String(date)] ?? [],
          nextFreeDate: { '2026-11-23': '2026-11-24', '2026-11-24': '2026-11-25' }[String(date)] ?? null,
        },
      },
    }));
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    await app.user.click(await app.findByRole('button', { name: 'Reagendar' }));
    return app;
  };

  it('moves an appointment to another day with one click, shows the new time, and can undo it', async () => {
    const moved = { ...APPOINTMENT, date: '2026-11-25', time: '09:00', version: 2 };
    server.on('UpdateAppointment', { data: { updateAppointment: moved } });
    const { user, findByRole, findByText } = await open();
    expect(await findByRole('button', { name: 'martes 24, 12:00' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'martes 24, 10:00' })).toBeNull();
    await user.click(await findByRole('button', { name: 'miércoles 25, 09:00' }));
    expect(await findByText('Cita movida al miércoles 25, 09:00')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(server.named('UpdateAppointment')).toHaveLength(2));
    expect(server.named('UpdateAppointment').map(({ variables }) => variables)).toEqual([
      { id: 7, version: 1, input: { date: '2026-11-25', time: '09:00' } },
      { id: 7, version: 2, input: { date: '2026-11-24', time: '10:00' } },
    ]);
  });

  it('the reschedule dialog stays open if the hour was taken in the meantime', async () => {
    server.on('UpdateAppointment', { error: 'SLOT_TAKEN' });
    const { user, findByRole, findByText } = await open();
    await user.click(await findByRole('button', { name: 'martes 24, 12:00' }));
    expect(await findByText(/ya hay otra cita a esa hora/)).toBeVisible();
    expect(await findByRole('dialog', { name: 'Reagendar' })).toBeVisible();
  });
});
