import { declared, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { NO_PARTICULARS } from '#domain/patients/particulars/particulars.js';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearTokens } from '../../../session/session-tokens';
import { FakeServer } from '../../../testing/fake-server';
import { aPatient } from '../../../testing/patient';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

let server: FakeServer;
const field = (label: string) => screen.findByRole('textbox', { name: label });

// Loading the form's code for the first time takes longer than a test waits on a busy machine.
beforeAll(() => Promise.all([import('../PatientsPage'), import('./MoreFields')]));
beforeEach(() => {
  storeSession();
  const page = { __typename: 'PatientPage', totalCount: 0, nodes: [] };
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Patients', { data: { patients: page } })
    .on('RutHolder', { data: { patientByRut: null } });
});

describe('form of a new patient', () => {
  const fill = async () => {
    const { user, address } = renderApp('/app/pacientes?paciente=nuevo');
    await user.type(await field('Nombre'), 'Rosa Lillo');
    await user.type(await field('Teléfono'), '912345678');
    await user.type(await field('Correo'), 'rosa@demo.invalid');
    await user.type(await field('Contacto de Emergencia'), 'Su hijo');
    return { user, address };
  };
  const submit = () => screen.getByRole('button', { name: 'Guardar' });

  it('creates a patient without a RUT, and closes the form', async () => {
    const { user, address } = await fill();
    server.on('CreatePatient', { data: { createPatient: { __typename: 'Patient', id: 5 } } });
    await user.click(submit());
    expect(await screen.findByText('Paciente creado exitosamente')).toBeInTheDocument();
    expect(server.named('CreatePatient')[0]?.variables['input']).toEqual({
      rut: null,
      name: 'Rosa Lillo',
      phone: '+56 9 1234 5678',
      email: 'rosa@demo.invalid',
      emergencyContact: 'Su hijo',
      address: '',
      birthDate: null,
      identifiers: [],
      ...NO_PARTICULARS,
    });
    await waitFor(() => expect(address()).toBe('/app/pacientes'));
    expect(screen.getByRole('button', { name: 'Nuevo Paciente' })).toHaveFocus();
  });

  it('creates a patient with a passport and the optional data once they are expanded', async () => {
    const { user } = await fill();
    server.on('CreatePatient', { data: { createPatient: { __typename: 'Patient', id: 5 } } });
    expect(screen.queryByLabelText('Sexo')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Más datos' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar pasaporte u otro documento' }));
    await user.type(await field('Número'), 'ab-123.456');
    for (const text of PLAIN_TEXTS) expect(screen.getByLabelText(declared(text).label)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sexo'), 'Femenino');
    await user.selectOptions(screen.getByLabelText('Previsión'), 'FONASA');
    await user.selectOptions(screen.getByLabelText('Tramo'), 'Tramo B');
    await user.type(await field('Teléfono del representante'), '987654321');
    await user.click(submit());
    expect(await screen.findByText(/^Elija el país que emitió/)).toBeInTheDocument();
    expect(screen.getByText(/^Escriba el nombre del representante legal/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('País que lo emitió'), 'Perú');
    await user.type(await field('Nombre del representante'), 'Marta');
    // The tier belongs to FONASA, so it is not sent with another insurance.
    await user.selectOptions(screen.getByLabelText('Previsión'), 'Isapre');
    await user.type(await field('Nombre de la isapre'), 'Demo Salud');
    await user.click(submit());
    expect(await screen.findByText('Paciente creado exitosamente')).toBeInTheDocument();
    expect(server.named('CreatePatient')[0]?.variables['input']).toMatchObject({
      identifiers: [{ kind: 'PASSPORT', country: 'PE', value: 'AB123456' }],
      sex: 'FEMALE',
      healthInsurance: 'ISAPRE',
      fonasaTier: null,
      insurerName: 'Demo Salud',
      representativeName: 'Marta',
      representativePhone: '+56 9 8765 4321',
    });
  });

  it('reports each missing field of a new patient, and focuses the first', async () => {
    const { user } = renderApp('/app/pacientes?paciente=nuevo');
    await field('Nombre');
    await user.click(submit());
    for (const what of ['el nombre', 'el teléfono', 'el correo', 'el contacto de emergencia']) {
      expect(await screen.findByText(`Falta ${what}.`)).toBeInTheDocument();
    }
    expect(await field('Nombre')).toHaveFocus();
    expect(server.named('CreatePatient')).toEqual([]);
  });

  it('shows the server’s error at the field of a new patient', async () => {
    const { user } = await fill();
    const fields = { email: ['Escriba un correo válido.'] };
    server.on('CreatePatient', { error: 'INVALID_INPUT', message: 'Hay datos que corregir.', fields });
    await user.click(submit());
    expect(await screen.findByText('Escriba un correo válido.')).toBeInTheDocument();
    expect(await field('Correo')).toHaveFocus();
    expect(await field('Nombre')).toHaveValue('Rosa Lillo');
  });

  it('refuses a new patient if another user used the RUT first, and shows the holder', async () => {
    const { user } = await fill();
    // Eight characters: too short to be checked while typing.
    await user.type(await field('RUT'), '76543216');
    const holder = { __typename: 'Patient', id: 7, name: 'Eva Ríos', phone: '1', email: 'eva@demo.invalid' };
    server
      .on('CreatePatient', { error: 'RUT_IN_USE', message: 'Ya existe un paciente con este RUT: Eva Ríos' })
      .on('RutHolder', { data: { patientByRut: holder } });
    await user.click(submit());
    expect(
      await screen.findByText('No se puede crear el paciente porque ya existe uno con este RUT'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Ya existe un paciente con este RUT: Eva Ríos')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
  });
});

describe('RUT check', () => {
  it('searches for a RUT after a pause in typing, and shows that on the button', async () => {
    let answer: (found: { data: unknown }) => void = () => undefined;
    server.on('RutHolder', () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/app/pacientes?paciente=nuevo');
    await user.type(await field('RUT'), '123456785');
    expect(await field('RUT')).toHaveValue('12.345.678-5');
    expect(await screen.findByRole('button', { name: 'Verificando...' })).toBeDisabled();
    answer({ data: { patientByRut: null } });
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(server.named('RutHolder')).toHaveLength(1);
  });

  it('logs a failed RUT check, and still allows saving', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.on('RutHolder', 'unreachable');
    const { user } = renderApp('/app/pacientes?paciente=nuevo');
    await user.type(await field('RUT'), '123456785');
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeEnabled();
    warn.mockRestore();
  });

  it('refuses a RUT in the provisional range, and one with a wrong check digit', async () => {
    const { user } = renderApp('/app/pacientes?paciente=nuevo');
    await user.type(await field('RUT'), '123456784');
    expect(await screen.findByText('RUT inválido')).toBeInTheDocument();
    await user.clear(await field('RUT'));
    await user.type(await field('RUT'), '40000000k');
    expect(await screen.findByText(/^Ese RUT está reservado/)).toBeInTheDocument();
    expect(server.named('RutHolder')).toEqual([]);
  });
});

describe('form of an edited patient', () => {
  it('keeps an edited patient’s RUT and sends the version that was loaded', async () => {
    server
      .on('PatientToEdit', { data: { patient: aPatient(3, { version: 4, birthDate: '1980-03-05' }) } })
      .on('UpdatePatient', { data: { updatePatient: { __typename: 'Patient', id: 3 } } });
    const { user } = renderApp('/app/pacientes?paciente=3');
    await user.type(await field('Dirección'), 'Calle 1');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Paciente actualizado exitosamente')).toBeInTheDocument();
    const { variables } = server.named('UpdatePatient')[0]!;
    expect(variables).toMatchObject({
      id: 3,
      version: 4,
      input: { address: 'Calle 1', birthDate: '1980-03-05' },
    });
    expect(variables['input']).not.toHaveProperty('rut');
    expect(server.named('RutHolder')).toEqual([]);
  });

  it('shows earlier versions of the condition with their authors, and one from before the history', async () => {
    const versions = [
      {
        version: 2,
        underlyingCondition: 'Diabetes tipo 2',
        writtenAt: '2026-11-20T15:00:00.000Z',
        writtenBy: 'Berta',
      },
      { version: 1, underlyingCondition: 'Diabetes', writtenAt: null, writtenBy: '' },
    ].map((version) => ({ __typename: 'ConditionVersion', clinicalCase: '', ...version }));
    const page = { __typename: 'ConditionVersionPage', nodes: versions, endCursor: '1', hasNextPage: false };
    server
      .on('PatientToEdit', { data: { patient: aPatient(3, { underlyingCondition: 'Diabetes tipo 2' }) } })
      .on('ConditionVersions', { data: { conditionVersions: page } });
    const { user } = renderApp('/app/pacientes?paciente=3');
    await user.click(await screen.findByRole('button', { name: 'Versiones anteriores' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enfermedad base y caso clínico' }));
    const [newest, first] = await dialog.findAllByRole('listitem');
    expect(newest).toHaveTextContent(
      /^Actual · 20\/11\/2026 12:00 · BertaEnfermedad BaseDiabetes tipo 2Caso/,
    );
    expect(first).toHaveTextContent(/^Versión 1 · de antes de que se guardaran autor y fecha.*Diabetes/);
    expect(server.named('ConditionVersions')[0]?.variables).toMatchObject({ patientId: 3 });
  });

  it('reports an edited patient that was deleted', async () => {
    server.on('PatientToEdit', { data: { patient: null } });
    renderApp('/app/pacientes?paciente=3');
    expect(await screen.findByText('Paciente no encontrado')).toBeInTheDocument();
  });

  it('shows both versions of a patient if another user saved first, and saves the chosen one', async () => {
    server.on('PatientToEdit', { data: { patient: aPatient(3) } });
    const { user } = renderApp('/app/pacientes?paciente=3');
    await user.clear(await field('Nombre'));
    await user.type(await field('Nombre'), 'Nombre Mío');
    const theirs = { name: 'Nombre Suyo', clinicalCase: 'Nuevo caso', version: 2 };
    server
      .on('PatientToEdit', { data: { patient: aPatient(3, theirs) } })
      .on('UpdatePatient', { error: 'STALE', message: 'Otra persona cambió estos datos.' });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByRole('radio', { name: /Nombre Suyo/ })).not.toBeChecked();
    expect(await field('Nombre')).toHaveValue('Nombre Mío');
    expect(await field('Caso Clínico')).toHaveValue('Nuevo caso');
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Nombre Mío/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actualizar' })).toBeEnabled());
    server.on('UpdatePatient', { data: { updatePatient: { __typename: 'Patient', id: 3 } } });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText('Paciente actualizado exitosamente')).toBeInTheDocument();
    expect(server.named('UpdatePatient').at(-1)?.variables).toMatchObject({
      version: 2,
      input: { name: 'Nombre Mío', clinicalCase: 'Nuevo caso' },
    });
  });

  it('asks before the changes of an edited patient are lost', async () => {
    server.on('PatientToEdit', { data: { patient: aPatient(3) } });
    const { user, address } = renderApp('/app/pacientes?paciente=3');
    await user.type(await field('Dirección'), 'Calle 1');
    await user.click(screen.getAllByRole('button', { name: 'Cancelar' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(await field('Dirección')).toHaveValue('Calle 1');
    await user.click(screen.getAllByRole('button', { name: 'Cancelar' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await waitFor(() => expect(address()).toBe('/app/pacientes'));
  });
});

it('saves a suppressed patient without an e-mail, a phone or a contact', async () => {
  const left = { phone: '(suprimido)', email: '(suprimido)', emergencyContact: '(suprimido)' };
  server
    .on('PatientToEdit', { data: { patient: aPatient(3, left) } })
    .on('UpdatePatient', { data: { updatePatient: aPatient(3, { ...left, version: 2 }) } });
  const { user } = renderApp('/app/pacientes?paciente=3');
  await user.type(await field('Nombre'), ' Soto');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(server.named('UpdatePatient')).toHaveLength(1));
  expect(server.named('UpdatePatient')[0]?.variables['input']).toMatchObject(left);
});

describe('patient form for reception', () => {
  beforeEach(() => {
    const { underlyingCondition: _condition, clinicalCase: _case, ...eva } = aPatient(3, { name: 'Eva' });
    server
      .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'RECEPTION' } } })
      .on('PatientToEdit', { data: { patient: eva } });
  });

  it('reception’s patient form neither requests nor shows health data, and saving leaves them unchanged', async () => {
    const { user } = renderApp('/app/pacientes?paciente=3');
    await user.type(await field('Dirección'), 'Calle Nueva');
    expect(server.named('PatientToEdit')[0]?.variables).toEqual({ id: 3, withHealthData: false });
    for (const label of ['Enfermedad Base', 'Caso Clínico'])
      expect(screen.queryByLabelText(label)).toBeNull();
    server.on('UpdatePatient', { data: { updatePatient: { __typename: 'Patient', id: 3 } } });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('Paciente actualizado exitosamente');
    const input = server.named('UpdatePatient')[0]?.variables['input'];
    expect(input).toMatchObject({ name: 'Eva', address: 'Calle Nueva' });
    expect(input).not.toHaveProperty('underlyingCondition');
    expect(input).not.toHaveProperty('clinicalCase');
  });
});

describe('patient form that is open when the session ends', () => {
  const USER = { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' };
  const logIn = async (user: { id: number; username: string; name: string; role: string }) => {
    server.on('Me', { data: { me: user } }).on('Login', {
      data: { login: { accessToken: 'access-2', refreshToken: 'refresh-2', user } },
    });
    await screen.findByPlaceholderText('Usuario');
    const person = userEvent.setup();
    await person.type(screen.getByPlaceholderText('Usuario'), user.username);
    await person.type(screen.getByPlaceholderText('Contraseña'), 'clave');
    await person.click(screen.getByRole('button', { name: 'Ingresar' }));
  };
  const write = async () => {
    const app = renderApp('/app/pacientes?paciente=3');
    const name = await field('Nombre');
    await app.user.clear(name);
    await app.user.type(name, 'Otro Nombre');
    return app;
  };
  beforeEach(() => {
    const eva = aPatient(3, { name: 'Eva' });
    server
      .on('PatientToEdit', { data: { patient: eva } })
      .on('Patients', { data: { patients: { __typename: 'PatientPage', totalCount: 1, nodes: [eva] } } });
  });
  const endSession = () => act(() => clearTokens());

  it('restores the patient form after the same user logs in again, on top of the values stored by then', async () => {
    const { user } = await write();
    endSession();
    const changed = aPatient(3, { name: 'Eva', address: 'Calle Nueva', version: 2 });
    server.on('PatientToEdit', { data: { patient: changed } });
    await logIn(USER);
    await waitFor(async () => expect(await field('Nombre')).toHaveValue('Otro Nombre'));
    expect(await field('Dirección')).toHaveValue('Calle Nueva');
    server.on('UpdatePatient', { data: { updatePatient: { __typename: 'Patient', id: 3 } } });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('Paciente actualizado exitosamente');
    expect(server.named('UpdatePatient')[0]?.variables).toMatchObject({
      version: 2,
      input: { name: 'Otro Nombre', address: 'Calle Nueva' },
    });
  });

  it('discards the patient form’s input if the user’s role is reception after the new login', async () => {
    await write();
    endSession();
    await logIn({ ...USER, role: 'RECEPTION' });
    expect(await field('Nombre')).toHaveValue('Eva');
  });

  it('does not show the patient form’s input to another user', async () => {
    await write();
    endSession();
    await logIn({ id: 2, username: 'luz', name: 'Luz', role: 'STAFF' });
    expect(await field('Nombre')).toHaveValue('Eva');
  });

  it('shows both versions if another user changed the same patient field while the session was over', async () => {
    const { user } = await write();
    endSession();
    const changed = aPatient(3, { name: 'Eva María', version: 2 });
    server.on('PatientToEdit', { data: { patient: changed } });
    await logIn(USER);
    await waitFor(async () => expect(await field('Nombre')).toHaveValue('Otro Nombre'));
    server.on('UpdatePatient', { error: 'STALE' });
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('Hay dos versiones de este paciente');
    expect(server.named('UpdatePatient')[0]?.variables).toMatchObject({ version: 1 });
    expect(await screen.findByText('Eva María')).toBeInTheDocument();
  });

  it('keeps no input of the patient form if the user logs out', async () => {
    const { user } = await write();
    server.on('Logout', { data: { logout: true } });
    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await logIn(USER);
    await user.click(await screen.findByRole('link', { name: 'Pacientes' }));
    await user.click(await screen.findByRole('button', { name: 'Editar a Eva' }));
    expect(await field('Nombre')).toHaveValue('Eva');
  });
});
