import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { agendaServer, ANA, APPOINTMENT, hours } from '../../testing/appointment';
import type { Call, FakeServer } from '../../testing/fake-server';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';
import { clearDate } from '../../testing/type-date';

let server: FakeServer;
beforeAll(() => import('./AppointmentModals'));
beforeEach(() => {
  storeSession();
  server = agendaServer();
});

const clinicOf = (...professionals: unknown[]) =>
  server.on('ClinicProfessionals', { data: { professionals } });
const hour = (name: string | RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name });
const choosePatient = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'ana');
  await user.click(await screen.findByRole('option', { name: /Ana Soto/ }));
};

describe("'Detalles de la Cita'", () => {
  it('shows the appointment, its notes and the name that the visitor typed', async () => {
    const { findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    const details = await findByRole('dialog', { name: 'Detalles de la Cita' });
    await within(details).findByText(/Ana Soto/);
    for (const text of [
      '10:00 – 11:00',
      'Consulta General',
      'Reservada',
      '45.000.000-6',
      'Viene con bastón',
      'Anita',
    ])
      expect(details).toHaveTextContent(text);
    for (const name of ['Cerrar', 'Editar', 'Eliminar'])
      expect(within(details).getByRole('button', { name })).toBeEnabled();
  });

  it('shows the patient’s alerts with the appointment, and what is loaded later below the actions', async () => {
    const alert = { __typename: 'PatientAlert', kind: 'DIABETES', note: 'Tipo 2', since: null };
    server
      .on('AppointmentDetails', {
        data: { appointment: { ...APPOINTMENT, patient: { ...ANA, hasAlerts: true, alerts: [alert] } } },
      })
      .on('PendingIntakes', { data: { pendingIntakes: 2 } });
    const { findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    const alerts = await findByRole('list', { name: 'Alertas' });
    expect(alerts).toHaveTextContent('Diabetes: Tipo 2');
    expect(server.named('PatientAlerts')).toEqual([]);
    const actions = screen.getByRole('group', { name: 'Acciones' });
    for (const later of ['Cuestionario', '2 cuestionarios por revisar'])
      expect(actions.compareDocumentPosition(await findByRole('button', { name: later }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  it('shows the visitor of another patient’s booking, and creates a patient for them with one click', async () => {
    const booked = { ...APPOINTMENT, bookedName: 'Luis Distinto', visitorName: 'Luis Distinto' };
    const luis = { ...ANA, id: 2, name: 'Luis Distinto', rut: '45.000.001-4', provisionalRut: true };
    const moved = { ...booked, version: 2, bookedName: null, visitorName: null, patient: luis };
    server
      .on('AppointmentDetails', { data: { appointment: booked } })
      .on('CreatePatientOfAppointment', () => {
        server.on('AppointmentDetails', { data: { appointment: moved } });
        return { data: { createPatientOfAppointment: moved } };
      });
    const { user, findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    expect(await findByRole('link', { name: 'Luis Distinto (reserva de Ana Soto)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crear paciente «Luis Distinto»' }));
    expect(await screen.findByText('La cita es ahora de Luis Distinto.')).toBeInTheDocument();
    expect(await findByRole('link', { name: 'Luis Distinto' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Crear paciente/ })).toBeNull();
    expect(server.named('CreatePatientOfAppointment').map(({ variables }) => variables)).toEqual([
      { id: 7, version: 1 },
    ]);
  });

  it('reports that another user changed the appointment before the visitor’s patient was created', async () => {
    server
      .on('AppointmentDetails', { data: { appointment: { ...APPOINTMENT, visitorName: 'Luis Distinto' } } })
      .on('CreatePatientOfAppointment', { error: 'STALE' });
    const { user, findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    await user.click(await findByRole('button', { name: 'Crear paciente «Luis Distinto»' }));
    expect(await screen.findByText(/Otra persona cambió esta cita/)).toBeInTheDocument();
  });

  it('appointment details name the professional only if several provide the service', async () => {
    const address = '/app/citas?vista=dia&fecha=2026-11-24&cita=7';
    clinicOf(aProfessional(1), aProfessional(2, { services: ['MANICURE'] }));
    const alone = renderApp(address);
    expect(await alone.findByText('Consulta General')).toBeInTheDocument();
    await waitFor(() => expect(server.named('ClinicProfessionals')).toHaveLength(1));
    expect(alone.queryByText('Profesional')).not.toBeInTheDocument();
    alone.unmount();
    clinicOf(aProfessional(1), aProfessional(2));
    expect(await renderApp(address).findByText('Profesional')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent('ProfesionalPodología');
  });
});

const openEdit = async () => {
  const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
  await app.user.click(await app.findByRole('button', { name: 'Editar' }));
  await app.findByRole('dialog', { name: 'Editar Cita - ID: 7' });
  await app.findByRole('button', { name: '10:00 (original)' });
  return app;
};

describe("'Editar Cita'", () => {
  it('an edit keeps the original hour and treatment selectable, and sends only the changed fields', async () => {
    server.on('UpdateAppointment', { data: { updateAppointment: { ...APPOINTMENT, version: 2 } } });
    const { user } = await openEdit();
    expect(hour('10:00 (original)')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Tipo de Tratamiento')).toHaveValue('Consulta General');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Confirmada');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Cita actualizada correctamente')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    expect(server.named('UpdateAppointment')[0]!.variables).toEqual({
      id: 7,
      version: 1,
      input: { status: 'CONFIRMED' },
    });
  });

  it('an edit of a manicure changes what it looked like, as its details show', async () => {
    const manicure = {
      ...APPOINTMENT,
      serviceType: 'MANICURE',
      treatment: 'Manicura',
      nailColor: 'OPI 12',
      nailShape: 'ALMOND',
    };
    server
      .on('AppointmentDetails', { data: { appointment: manicure } })
      .on('UpdateAppointment', { data: { updateAppointment: { ...manicure, version: 2 } } });
    const { user } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    expect(await screen.findByText('Color: OPI 12 · Forma: Almendra')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    await user.selectOptions(await screen.findByLabelText('Técnica'), 'Kapping');
    await user.selectOptions(screen.getByLabelText('Forma'), 'Sin anotar');
    // A change of mind: podiatry has none of the three.
    await user.click(hour('Podología'));
    expect(screen.queryByLabelText('Técnica')).toBeNull();
    await user.click(hour('Manicura'));
    expect(screen.getByLabelText('Forma')).toHaveValue('ALMOND');
    await user.selectOptions(screen.getByLabelText('Técnica'), 'Retiro');
    await user.click(await screen.findByRole('button', { name: '10:00 (original)' }));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() =>
      expect(server.named('UpdateAppointment')[0]?.variables).toEqual({
        id: 7,
        version: 1,
        input: { nailTechnique: 'REMOVAL' },
      }),
    );
  });

  it('an edit that moved the appointment can be undone', async () => {
    server.on('UpdateAppointment', { data: { updateAppointment: { ...APPOINTMENT, version: 2 } } });
    const { user } = await openEdit();
    await user.click(hour('12:00'));
    await user.type(screen.getByLabelText('Notas (opcional)'), '.');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(server.named('UpdateAppointment')).toHaveLength(2));
    expect(server.named('UpdateAppointment')[1]!.variables).toEqual({
      id: 7,
      version: 2,
      input: { time: '10:00', notes: 'Viene con bastón' },
    });
  });

  it('an edit offers the default hours and its own if the hours can’t be loaded, and shows an error', async () => {
    server.on('DayHours', { error: 'INTERNAL' });
    await openEdit();
    expect(await screen.findByText('Error al cargar horarios disponibles')).toBeInTheDocument();
    expect(hour('18:00')).toBeEnabled();
  });

  it('an edit can’t be saved without a day', async () => {
    const { user } = await openEdit();
    await clearDate(user, 'Fecha');
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeDisabled();
  });

  it('shows an error if the appointment to edit can’t be loaded', async () => {
    let asked = 0;
    server.on('AppointmentDetails', () =>
      (asked += 1) === 1 ? { data: { appointment: APPOINTMENT } } : { error: 'INTERNAL' },
    );
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    await app.user.click(await app.findByRole('button', { name: 'Editar' }));
    expect(await app.findByText('Error al preparar el formulario de edición')).toBeInTheDocument();
  });
});

describe("'Profesional'", () => {
  const BRACKETS = ['Postura de brackets'];
  const field = () => screen.getByLabelText<HTMLSelectElement>('Profesional');
  beforeEach(() => {
    clinicOf(
      aProfessional(2, { name: 'Berta Rojas' }),
      aProfessional(1, { name: 'Ana Paz', omittedTreatments: ['Helomas interdigitales'] }),
      aProfessional(3, { name: 'Carla Díaz', services: ['MANICURE'] }),
    );
    server
      .on('DayHours', ({ variables: { professionalId, appointmentId } }) => {
        if (professionalId === 1 && !appointmentId) return hours([]);
        return professionalId === 2 ? hours(['16:00'], ['10:00']) : hours(['10:00', '12:00']);
      })
      .on('UpdateAppointment', { data: { updateAppointment: { ...APPOINTMENT, version: 2 } } });
  });

  it('offers any professional, or one who provides the chosen treatment, with their hours', async () => {
    server.on('CreateAppointment', { data: { createAppointment: APPOINTMENT } });
    const { user, findByRole, findByLabelText, findByText } = renderApp('/app/citas?fecha=2026-11-24');
    await user.click(await findByRole('button', { name: '+ Nueva Cita' }));
    await findByLabelText('Profesional');
    const offered = () => Array.from(field().options, ({ text }) => text);
    expect(offered()).toEqual(['Cualquiera', 'Berta Rojas', 'Ana Paz']);
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), BRACKETS);
    await user.selectOptions(field(), 'Ana Paz');
    expect(await findByText(/^Ana Paz no atiende ese día/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Helomas interdigitales');
    expect(offered()).toEqual(['Cualquiera', 'Berta Rojas']);
    expect(field()).toHaveDisplayValue('Cualquiera');
    expect(field()).toHaveAccessibleDescription(/^Ana Paz no atiende ese servicio o tratamiento/);
    const asked = { professionalId: null, treatment: 'Helomas interdigitales' };
    await waitFor(() => expect(server.named('DayHours').at(-1)!.variables).toMatchObject(asked));
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), BRACKETS);
    expect(field()).toHaveDisplayValue('Ana Paz');
    await user.selectOptions(field(), 'Berta Rojas');
    expect(await findByRole('button', { name: /^10:00/ })).toBeDisabled();
    await choosePatient(user);
    await user.click(hour('16:00'));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await findByText('Cita creada con éxito');
    expect(server.named('CreateAppointment')[0]!.variables['input']).toMatchObject({ professionalId: 2 });
  });

  it('an edit starts with the appointment’s professional and original hour', async () => {
    const { user } = await openEdit();
    expect(field()).toHaveDisplayValue('Ana Paz');
    await user.selectOptions(field(), 'Berta Rojas');
    await waitFor(() => expect(hour(/^10:00/)).toBeDisabled());
    expect(screen.queryByText('(original)')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Manicura' }));
    expect(screen.queryByLabelText('Profesional')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Podología' }));
    expect(field()).toHaveDisplayValue('Berta Rojas');
    await user.selectOptions(field(), 'Cualquiera');
    await user.click(await screen.findByRole('button', { name: '10:00 (original)' }));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Editar/ })).toBeNull());
    expect(server.named('UpdateAppointment')[0]!.variables['input']).toEqual({ professionalId: null });
  });

  it('an edit can keep a professional who takes no new appointments, with the original hour only', async () => {
    clinicOf(aProfessional(1, { name: 'Ana Paz', isArchived: true }), aProfessional(2));
    await openEdit();
    expect(field()).toHaveDisplayValue('Ana Paz (ya no atiende)');
    expect(field()).toHaveAccessibleDescription(/^Ya no recibe citas nuevas/);
    expect(
      within(screen.getByRole('group', { name: 'Horarios Disponibles' })).getAllByRole('button'),
    ).toEqual([hour('10:00 (original)')]);
    expect(server.named('DayHours')).toHaveLength(0);
  });

  it('a conflicting change of the professional is shown by name', async () => {
    const { user } = await openEdit();
    const theirs = { professionalId: 2, professionalName: 'Berta Rojas', version: 2 };
    server
      .on('UpdateAppointment', { error: 'STALE' })
      .on('AppointmentDetails', { data: { appointment: { ...APPOINTMENT, ...theirs } } });
    await user.selectOptions(field(), 'Cualquiera');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    const choice = await screen.findByRole('radiogroup');
    expect(choice).toHaveTextContent('Profesional: Podología → Berta Rojas (usted escribió: Cualquiera)');
  });
});

describe("'Confirmar Eliminación'", () => {
  const remove = async (answer: ((call: Call) => object) | object) => {
    server.on('DeleteAppointment', answer as never);
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    await app.user.click(await app.findByRole('button', { name: 'Eliminar' }));
    const question = await app.findByRole('alertdialog', { name: 'Confirmar Eliminación' });
    expect(question).toHaveTextContent(
      '¿Está seguro que desea eliminar esta cita? Esta acción no se puede deshacer.',
    );
    for (const text of ['Ana Soto', '10:00', 'Consulta General']) expect(question).toHaveTextContent(text);
    await app.user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    return app;
  };

  it('deletes the appointment and closes the confirmation', async () => {
    const { findByText } = await remove({ data: { deleteAppointment: true } });
    expect(await findByText('Cita eliminada correctamente')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.named('DeleteAppointment')[0]!.variables).toEqual({ id: 7 });
  });

  it('the Delete key asks to delete the focused appointment, or reports that none is selected', async () => {
    server.on('CalendarAppointments', { data: { appointments: [APPOINTMENT] } });
    const { user, findByText, container, findByRole } = renderApp('/app/citas?vista=mes&fecha=2026-11-24');
    await findByText('Ana Soto');
    await user.keyboard('{Delete}');
    expect(await findByText('No se ha seleccionado una cita para eliminar')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => container.querySelector<HTMLElement>('.rbc-event')!.focus());
    await user.keyboard('{Delete}');
    expect(await findByRole('alertdialog', { name: 'Confirmar Eliminación' })).toHaveTextContent('Ana Soto');
  });

  it.each([
    [{ error: 'NOT_FOUND' }, 'La cita que intentas eliminar no existe o ya fue eliminada.', false],
    [{ error: 'INTERNAL' }, 'Error al eliminar la cita', true],
    [
      { error: 'INVALID_INPUT', fields: { id: ['Falta.'] } },
      'Datos inválidos. Verifica la información de la cita. dato: Falta.',
      true,
    ],
  ])('a deletion refused with %j shows: %s', async (answer, sentence, isStillOpen) => {
    const { findByText } = await remove(answer);
    expect(await findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog') !== null).toBe(isStillOpen));
  });
});

describe('Appointment modals for reception', () => {
  beforeEach(() => {
    const { notes: _notes, ...shown } = APPOINTMENT;
    server
      .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'RECEPTION' } } })
      .on('AppointmentDetails', { data: { appointment: shown } })
      .on('UpdateAppointment', { data: { updateAppointment: { ...shown, version: 2 } } });
  });

  it('reception sees neither notes nor records of an appointment, and an edit leaves the notes unchanged', async () => {
    const { user, findByRole } = renderApp('/app/citas?vista=dia&fecha=2026-11-24&cita=7');
    await user.click(await findByRole('button', { name: 'Editar' }));
    expect(server.named('AppointmentDetails')[0]?.variables).toEqual({ id: 7, withHealthData: false });
    expect(screen.queryByRole('link', { name: 'Ver fichas' })).toBeNull();
    await findByRole('button', { name: '12:00' });
    expect(screen.queryByLabelText('Notas (opcional)')).toBeNull();
    await user.click(hour('12:00'));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('Cita actualizada correctamente');
    expect(server.named('UpdateAppointment')[0]?.variables['input']).toEqual({ time: '12:00' });
  });
});
