import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aPatient } from '../../testing/patient';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

let server: FakeServer;
const list = (nodes: object[], totalCount = nodes.length) =>
  server.on('Patients', { data: { patients: { __typename: 'PatientPage', totalCount, nodes } } });
const lastAsked = () => server.named('Patients').at(-1)?.variables;

// Loading the page's code for the first time takes longer than a test waits on a busy machine.
beforeAll(() => import('./PatientsPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer().on('Me', {
    data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } },
  });
});

describe('patient list', () => {
  it('shows each patient with provisional RUTs and missing data', async () => {
    list([
      aPatient(1, { name: 'Ana Soto' }),
      aPatient(2, { name: 'Luz Paz', rut: '40.000.000-K', provisionalRut: true, emergencyContact: '' }),
    ]);
    renderApp('/app/pacientes');
    const second = (await screen.findByText('Luz Paz')).closest('tr')!;
    expect(second).toHaveTextContent('40.000.000-KProvisional');
    expect(second).toHaveTextContent('Falta RUT y contacto de emergencia');
    const first = within(screen.getByText('Ana Soto').closest('tr')!);
    expect(first.queryByText(/Falta/)).toBeNull();
    expect(first.getByRole('button', { name: 'Editar a Ana Soto' })).toBeInTheDocument();
    expect(first.getByRole('link', { name: '+56 9 1234 5678' })).toHaveAttribute('href', 'tel:+56912345678');
    expect(screen.getByText('2 pacientes')).toBeInTheDocument();
  });

  it('offers a single action if there are no patients', async () => {
    list([]);
    const { user } = renderApp('/app/pacientes');
    expect(await screen.findByText('No hay pacientes registrados')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Registrar un paciente' }));
    expect(await screen.findByRole('heading', { name: 'Nuevo Paciente' })).toBeInTheDocument();
  });

  it('loads the page of patients in the address, and sorts by a heading', async () => {
    list([aPatient(1)], 80);
    const { user, address } = renderApp('/app/pacientes?buscar=soto&orden=rut&sentido=desc&pagina=3');
    await screen.findByText('Paciente 1');
    expect(lastAsked()).toEqual({
      search: 'soto',
      first: 25,
      offset: 50,
      orderBy: 'RUT',
      descending: true,
      withHealthData: true,
    });
    expect(screen.getByRole('columnheader', { name: 'RUT' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Correo' }));
    await waitFor(() =>
      expect(lastAsked()).toMatchObject({ orderBy: 'EMAIL', descending: false, offset: 0 }),
    );
    expect(address()).toBe('/app/pacientes?buscar=soto&orden=correo');
  });

  it('searches once after a pause in typing, and keeps the current results until then', async () => {
    list([aPatient(1)]);
    const { user, address } = renderApp('/app/pacientes');
    await screen.findByText('Paciente 1');
    list([aPatient(2)]);
    await user.type(screen.getByRole('textbox', { name: 'Buscar pacientes' }), ' Peña ');
    expect(screen.getByText('Paciente 1')).toBeInTheDocument();
    expect(await screen.findByText('Paciente 2')).toBeInTheDocument();
    expect(server.named('Patients').map(({ variables }) => variables['search'])).toEqual(['', 'Peña']);
    expect(screen.getByRole('textbox', { name: 'Buscar pacientes' })).toHaveValue(' Peña ');
    expect(address()).toBe('/app/pacientes?buscar=Pe%C3%B1a');
  });

  it('shows a different message if a search finds no patient', async () => {
    list([]);
    const { user, address } = renderApp('/app/pacientes?buscar=zzz');
    expect(await screen.findByText('Ningún paciente coincide con «zzz»')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
    expect(address()).toBe('/app/pacientes');
  });

  it('goes to the last page if the requested page does not exist', async () => {
    server.on('Patients', ({ variables }) => ({
      data: {
        patients: {
          __typename: 'PatientPage',
          totalCount: 30,
          nodes: Number(variables['offset']) < 30 ? [aPatient(9)] : [],
        },
      },
    }));
    const { address } = renderApp('/app/pacientes?pagina=7');
    await screen.findByText('Paciente 9');
    expect(address()).toBe('/app/pacientes?pagina=2');
  });

  it('reports once that the patients could not be loaded, and retries', async () => {
    const { user } = renderApp('/app/pacientes');
    expect(await screen.findAllByText('Error al cargar la lista de pacientes')).toHaveLength(1);
    list([aPatient(1)]);
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Paciente 1')).toBeInTheDocument();
  });
});

describe('deleting a patient', () => {
  const askToDelete = async () => {
    list([aPatient(1)]);
    server.on('PatientToDelete', {
      data: { patient: aPatient(1, { appointmentCount: 3, mayBeDeleted: true }) },
    });
    const { user } = renderApp('/app/pacientes');
    await user.click(await screen.findByRole('button', { name: 'Eliminar a Paciente 1' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    return { user, dialog };
  };

  it('shows how many appointments are deleted with a patient, and reports success', async () => {
    const { user, dialog } = await askToDelete();
    expect(dialog.getByText('También se eliminarán sus 3 citas.')).toBeInTheDocument();
    server.on('DeletePatient', { data: { deletePatient: true } });
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Paciente eliminado exitosamente')).toBeInTheDocument();
  });

  it('shows the server’s message if a patient to delete has records', async () => {
    const { user, dialog } = await askToDelete();
    const message = 'No se puede eliminar: tiene fichas clínicas.';
    server.on('DeletePatient', { error: 'PATIENT_HAS_RECORDS', message });
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('rowheader', { name: 'Paciente 1' })).toBeInTheDocument();
  });

  it('explains that a patient with records can’t be deleted, and links to the alternatives', async () => {
    list([aPatient(1)]);
    server.on('PatientToDelete', {
      data: { patient: aPatient(1, { appointmentCount: 3, mayBeDeleted: false }) },
    });
    const { user, address } = renderApp('/app/pacientes');
    await user.click(await screen.findByRole('button', { name: 'Eliminar a Paciente 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No se puede eliminar' }));
    expect(dialog.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Unir con otro paciente' }));
    await waitFor(() => expect(address()).toBe('/app/pacientes/1/unir'));
  });

  it('reports that a patient could not be deleted because the server is unreachable', async () => {
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Error al eliminar el paciente')).toBeInTheDocument();
  });
});
