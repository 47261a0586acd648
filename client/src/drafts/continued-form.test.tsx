import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { agendaServer, ANA, APPOINTMENT } from '../testing/appointment';
import type { FakeServer } from '../testing/fake-server';
import { renderApp } from '../testing/render-app';
import { inSecureContext } from '../testing/secure-context';
import { storeSession } from '../testing/stored-session';
import { aSupply } from '../testing/supply';
import { aTreatment } from '../testing/treatment';
import { drafts } from './drafts';

inSecureContext();

const GENERAL = aTreatment(1, 'Podología general', { price: 25_000 });
const RESTORED = 'Se recuperó lo que había escrito en este computador.';
const TREATMENTS = '/app/configuracion/tratamientos';

let server: FakeServer;
beforeAll(() =>
  Promise.all([
    import('../features/clinic/treatments/TreatmentsPage'),
    import('../features/agenda/AppointmentModals'),
    import('../features/agenda/form/NewPatientInPlace'),
  ]),
);
beforeEach(async () => {
  await drafts.forgetUser(1);
  storeSession();
  server = agendaServer()
    .on('ClinicTreatments', { data: { treatments: [GENERAL] } })
    .on('TreatmentPrices', { data: { treatmentPrices: [] } })
    .on('KitSupplies', { data: { supplies: [aSupply(1)] } })
    .on('DayAppointments', { data: { appointments: [] } })
    .on('RefreshSession', { error: 'UNAUTHENTICATED' });
});
type App = ReturnType<typeof renderApp>;

/** Sends an operation whose session the server no longer knows, and logs a user in then. */
async function logInAfter(operation: string, { user }: App, press: string, who = { id: 1, username: 'ana' }) {
  server.on(operation, { error: 'UNAUTHENTICATED' });
  await user.click(screen.getByRole('button', { name: press }));
  await screen.findByPlaceholderText('Usuario');
  expect(screen.getByText(/^Su sesión terminó/)).toBeVisible();
  server.on('Login', {
    data: {
      login: {
        accessToken: 'access-2',
        refreshToken: 'refresh-2',
        user: { ...who, name: 'Ana', role: 'STAFF' },
      },
    },
  });
  await user.type(screen.getByPlaceholderText('Usuario'), who.username);
  await user.type(screen.getByPlaceholderText('Contraseña'), 'clave');
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function editTreatment() {
  const app = renderApp(TREATMENTS);
  await app.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const dialog = await dialogOf('Editar tratamiento');
  const name = dialog.getByLabelText('Nombre');
  await app.user.clear(name);
  await app.user.type(name, 'Podología completa');
  return app;
}

describe('a form whose session ended while it was being filled in', () => {
  it('opens the form again after the login with the typed values, and saves it', async () => {
    const app = await editTreatment();
    await logInAfter('UpdateTreatment', app, 'Guardar');
    const dialog = await dialogOf('Editar tratamiento');
    expect(app.address()).toBe(TREATMENTS);
    expect(await dialog.findByText(RESTORED)).toBeVisible();
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Podología completa');
    server.on('UpdateTreatment', { data: { updateTreatment: { ...GENERAL, version: 2 } } });
    await app.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.named('UpdateTreatment').at(-1)!.variables).toMatchObject({
      id: 1,
      input: { name: 'Podología completa', price: 25_000 },
    });
    expect(await drafts.list(1)).toEqual([]);
  });

  it('neither shows the form to another user who logs in, nor loses it', async () => {
    const app = await editTreatment();
    await logInAfter('UpdateTreatment', app, 'Guardar', { id: 2, username: 'eva' });
    await screen.findByRole('heading', { level: 1, name: 'Tratamientos' });
    await screen.findByText('Podología general');
    expect(await drafts.list(2)).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await drafts.list(1)).toMatchObject([{ form: 'treatment.1', path: TREATMENTS }]);
  });

  it('does not open the form again once the user has closed it', async () => {
    const app = await editTreatment();
    await logInAfter('UpdateTreatment', app, 'Guardar');
    const dialog = await dialogOf('Editar tratamiento');
    await app.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await drafts.list(1)).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: /^Editar/ }));
    expect((await dialogOf('Editar tratamiento')).getByLabelText('Nombre')).toHaveValue('Podología general');
    expect(screen.queryByText(RESTORED)).toBeNull();
  });

  it('shows both versions if another user has saved the same field meanwhile', async () => {
    const app = await editTreatment();
    const theirs = { ...GENERAL, name: 'Podología básica', version: 2 };
    server.on('ClinicTreatments', { data: { treatments: [theirs] } });
    await logInAfter('UpdateTreatment', app, 'Guardar');
    const dialog = await dialogOf('Editar tratamiento');
    await dialog.findByText(RESTORED);
    server.on('UpdateTreatment', { error: 'STALE' });
    await app.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Nombre: Podología general → Podología básica (usted escribió: Podología completa)',
    );
  });

  it('brings back a new appointment with the patient that was being added in it', async () => {
    server.on('PatientOptions', { data: { patients: { __typename: 'P', totalCount: 0, nodes: [] } } });
    const address = '/app/citas?vista=dia&fecha=2026-11-24';
    const app = renderApp(address);
    const { user } = app;
    await user.click(await app.findByRole('button', { name: '+ Nueva Cita' }));
    await app.findByRole('dialog', { name: 'Nueva Cita - 24/11/2026' });
    await user.click(await app.findByRole('button', { name: '12:00' }));
    await user.type(screen.getByRole('combobox', { name: 'Paciente' }), 'Rosa Lillo');
    await user.click(await screen.findByRole('option', { name: '+ Crear «Rosa Lillo»' }));
    await user.type(await screen.findByLabelText('Teléfono'), '912345678');
    await user.type(screen.getByLabelText('Correo'), 'rosa@demo.invalid');
    await user.type(screen.getByLabelText('Contacto de Emergencia'), 'Su hermana');
    await user.selectOptions(screen.getByLabelText('Tipo de Tratamiento'), 'Podología general');
    await logInAfter('CreatePatient', app, 'Guardar');
    await screen.findByRole('dialog', { name: 'Nueva Cita - 24/11/2026' });
    expect(app.address()).toBe(address);
    expect(await screen.findByLabelText('Teléfono')).toHaveValue('+56 9 1234 5678');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Rosa Lillo');
    const rosa = { ...ANA, id: 5, name: 'Rosa Lillo' };
    server
      .on('CreatePatient', { data: { createPatient: { __typename: 'Patient', id: 5 } } })
      .on('PatientOption', { data: { patient: rosa, lastVisit: null } })
      .on('CreateAppointment', { data: { createAppointment: { ...APPOINTMENT, patient: rosa } } });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cita creada con éxito')).toBeInTheDocument();
    expect(server.named('CreateAppointment').at(-1)!.variables['input']).toMatchObject({
      patientId: 5,
      time: '12:00',
      treatment: 'Podología general',
    });
    expect(await drafts.list(1)).toEqual([]);
  });

  it('does not fill an appointment at another hour with what was typed for the first', async () => {
    const app = renderApp('/app/citas?vista=dia&fecha=2026-11-24');
    const open = async (day: string) => {
      await app.user.click(await app.findByRole('button', { name: '+ Nueva Cita' }));
      await app.findByRole('dialog', { name: `Nueva Cita - ${day}` });
      await app.findByRole('button', { name: '12:00' });
    };
    await open('24/11/2026');
    await app.user.click(app.getByRole('button', { name: '12:00' }));
    await waitFor(async () => expect(await drafts.list(1)).toHaveLength(1));
    app.unmount();
    const other = renderApp('/app/citas?vista=dia&fecha=2026-11-25');
    await other.user.click(await other.findByRole('button', { name: '+ Nueva Cita' }));
    await other.findByRole('dialog', { name: 'Nueva Cita - 25/11/2026' });
    await other.findByRole('button', { name: '12:00' });
    expect(screen.queryByText(RESTORED)).toBeNull();
  });
});

it('opens the form of a draft from the list of unsaved texts', async () => {
  const app = await editTreatment();
  await waitFor(async () => expect(await drafts.list(1)).toHaveLength(1));
  app.unmount();
  const { user } = renderApp('/app/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Continuar: Tratamiento Podología general' }));
  const dialog = await dialogOf('Editar tratamiento');
  await dialog.findByText(RESTORED);
  expect(dialog.getByLabelText('Nombre')).toHaveValue('Podología completa');
});
