import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../testing/fake-server';
import { aProfessional } from '../../testing/professional';
import { renderApp } from '../../testing/render-app';
import { storeSession } from '../../testing/stored-session';

const RUT = '45.000.000-0';
const patient = {
  __typename: 'Patient',
  id: 7,
  name: 'Rosa Lillo',
  rut: RUT,
  provisionalRut: false,
  sex: null,
};
const record = (id: number, date: string, more: object = {}) => ({
  __typename: 'ClinicalRecord',
  id,
  patientId: 7,
  appointmentId: null,
  date,
  careDescription: `Atención ${id}`,
  procedure: 'Limpieza',
  instructions: 'Reposo',
  professionalId: 3,
  professionalName: 'Ana Soto',
  usedSupplies: [{ __typename: 'UsedSupply', supplyId: 1, supplyName: 'Gasa', quantity: 2, unitValue: 90 }],
  footExam: null,
  dismissedWarnings: [],
  irritatingProducts: '',
  totalCost: 180,
  version: 1,
  writtenAt: '2024-03-05T17:30:00.000Z',
  writtenBy: 'Ana Soto',
  imported: null,
  ...more,
});
let server: FakeServer;
/** The patient's records, paged as the server does. */
const page = (...records: object[]) =>
  server.on('ClinicalRecords', ({ variables }) => {
    const nodes = records.slice(0, Number(variables['first']));
    return {
      data: {
        clinicalRecords: {
          __typename: 'ClinicalRecordPage',
          nodes,
          totalCount: records.length,
          endCursor: 'c',
          hasNextPage: nodes.length < records.length,
        },
      },
    };
  });

beforeAll(() => import('./ClinicalRecordsPage'));
beforeEach(() => {
  storeSession();
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('RecordPatients', {
      data: {
        patients: {
          __typename: 'PatientPage',
          nodes: [{ __typename: 'Patient', id: 7, name: 'Rosa Lillo', rut: RUT }],
          totalCount: 1,
          endCursor: null,
          hasNextPage: false,
        },
      },
    })
    .on('RecordPatient', { data: { patient: { ...patient, address: 'Calle 9', birthDate: '1980-11-24' } } })
    .on('RecordSupplies', {
      data: {
        supplies: [
          {
            __typename: 'Supply',
            id: 1,
            name: 'Gasa',
            unit: 'caja',
            stock: 3,
            unitValue: 150,
            expiryDate: null,
            contains: [],
          },
          {
            __typename: 'Supply',
            id: 2,
            name: 'Alcohol',
            unit: 'litro',
            stock: 0,
            unitValue: 990,
            expiryDate: null,
            contains: [],
          },
        ],
      },
    });
});

const severalPodiatrists = () => {
  const professionals = [aProfessional(3, { name: 'Ana Soto' }), aProfessional(4, { name: 'Benito Ruz' })];
  server.on('ClinicProfessionals', { data: { professionals } });
};

async function openForm() {
  const app = renderApp('/app/fichas-clinicas?paciente=7');
  await app.user.click(await screen.findByRole('button', { name: 'Nueva Ficha' }));
  return { ...app, form: within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' })) };
}

async function writeTexts({ user, form }: Pick<Awaited<ReturnType<typeof openForm>>, 'user' | 'form'>) {
  for (const label of ['Descripción de la atención', 'Procedimiento', 'Indicaciones']) {
    await user.type(form.getByLabelText(label), 'x');
  }
}

describe('Clinical records', () => {
  it('loads the records once a patient is chosen, in the server’s order', async () => {
    page(record(2, '2024-03-05'), record(1, '2023-01-02'));
    const { user, address } = renderApp('/app/fichas-clinicas');
    expect(await screen.findByText('Seleccione un paciente para ver sus fichas clínicas')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Rosa Lillo/ }));
    const list = within(await screen.findByRole('list', { name: 'Fichas' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ficha del 5 de marzo de 2024$180Atención 2',
      'Ficha del 2 de enero de 2023$180Atención 1',
    ]);
    expect(address()).toBe('/app/fichas-clinicas?paciente=7');
    expect(screen.getByText('45 años')).toBeInTheDocument();
    expect(screen.getByText('Calle 9')).toBeInTheDocument();
  });

  it('lists the newest records of all until a patient is chosen, by professional and day, and opens one above them', async () => {
    severalPodiatrists();
    const recent = (id: number, date: string, more: object = {}) => ({
      __typename: 'RecentRecord',
      ...{
        id,
        patientId: 7,
        patientName: 'Rosa Lillo',
        date,
        professionalId: 3,
        professionalName: 'Ana Soto',
      },
      ...{ isImported: false, version: 1, writtenAt: '2026-11-20T17:30:00.000Z', writtenBy: 'Paula Paz' },
      ...more,
    });
    server
      .on('RecentRecords', ({ variables }) => ({
        data: {
          recentRecords: {
            __typename: 'RecentRecordPage',
            nodes: variables['professionalId'] ? [] : [recent(5, '2026-11-23'), recent(4, '2024-03-05')],
            hasNextPage: variables['offset'] === 0,
          },
        },
      }))
      .on('CurrentRecord', { data: { clinicalRecord: record(5, '2026-11-23') } });
    const { user, address } = renderApp('/app/fichas-clinicas');
    const card = within(await screen.findByRole('region', { name: 'Fichas recientes' }));
    const today = within(await card.findByRole('list', { name: 'Fichas del 23 de noviembre de 2026' }));
    expect(today.getByRole('listitem')).toHaveTextContent(
      'Rosa LilloAtendido por Ana SotoEscrita por Paula Paz el 20/11/2026 14:30',
    );
    expect(card.getByText('Hoy')).toBeVisible();

    await user.click(today.getByRole('button', { name: /Rosa Lillo/ }));
    expect(address()).toBe('/app/fichas-clinicas?reciente=5');
    const sheet = within(await screen.findByRole('dialog', { name: /23 de noviembre/ }));
    await user.click(sheet.getByRole('button', { name: 'Cerrar' }));
    expect(address()).toBe('/app/fichas-clinicas');

    await user.click(card.getByRole('button', { name: 'Más antiguas' }));
    expect(address()).toBe('/app/fichas-clinicas?pagina=2');
    expect(server.named('RecentRecords').at(-1)?.variables).toMatchObject({ first: 20, offset: 20 });
    await user.selectOptions(card.getByRole('combobox', { name: 'Profesional' }), 'Benito Ruz');
    expect(address()).toBe('/app/fichas-clinicas?profesional=4');
    expect(await card.findByText('No hay fichas con estos filtros')).toBeVisible();
    await user.type(card.getByRole('textbox', { name: 'Buscar por hallazgo' }), 'úlcera talón{Enter}');
    expect(new URLSearchParams(address().split('?')[1]).get('hallazgo')).toBe('úlcera talón');
    const asked = server.named('RecentRecords').at(-1)?.variables;
    expect(asked).toMatchObject({ professionalId: 4, finding: 'úlcera talón' });
    await user.click(card.getByRole('button', { name: 'Ver todas' }));
    expect(address()).toBe('/app/fichas-clinicas');
  });

  it('saving a record reloads all listed records, and keeps them all listed', async () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => record(count - index, '2024-03-05'));
    page(...some(15));
    const { user } = renderApp('/app/fichas-clinicas?paciente=7');
    const list = within(await screen.findByRole('list', { name: 'Fichas' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Cargar más fichas' }));
    expect(await list.findByText('Atención 1')).toBeInTheDocument();
    page(...some(16).slice(0, -1), record(1, '2024-03-05', { careDescription: 'Otra atención' }));
    server.on('CreateClinicalRecord', { data: { createClinicalRecord: record(16, '2024-03-05') } });
    await user.click(screen.getByRole('button', { name: 'Nueva Ficha' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' }));
    await writeTexts({ user, form });
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await list.findByText('Atención 16')).toBeInTheDocument();
    expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(16);
    expect(list.getByText('Otra atención')).toBeInTheDocument();
  });

  it('the server searches the patients of the records', async () => {
    page();
    const { user } = renderApp('/app/fichas-clinicas');
    await user.type(await screen.findByPlaceholderText('Buscar por nombre o RUT...'), 'lillo');
    await waitFor(() => expect(server.named('RecordPatients').at(-1)?.variables['search']).toBe('lillo'));
  });
});

describe('New record', () => {
  it('a new record accepts products up to the stock, shows the total, and is saved', async () => {
    page();
    server.on('CreateClinicalRecord', { data: { createClinicalRecord: record(3, '2026-11-23') } });
    const { user, form } = await openForm();
    expect(await form.findByRole('option', { name: /Alcohol/ })).toBeDisabled();
    await user.selectOptions(form.getByLabelText('Producto'), '1');
    await user.clear(form.getByLabelText('Cantidad'));
    await user.type(form.getByLabelText('Cantidad'), '4');
    await user.click(form.getByRole('button', { name: 'Agregar' }));
    expect(form.getByRole('alert')).toHaveTextContent('No hay suficiente stock disponible. Stock actual: 3');
    await user.clear(form.getByLabelText('Cantidad'));
    await user.type(form.getByLabelText('Cantidad'), '3{Enter}');
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByText('Costo Total').parentElement).toHaveTextContent('$450');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Falta la descripción de la atención.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Descripción de la atención'), 'Uña{Enter}encarnada');
    await user.type(form.getByLabelText('Procedimiento'), 'Limpieza');
    await user.type(form.getByLabelText('Indicaciones'), 'Reposo');
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ficha clínica creada correctamente')).toBeInTheDocument();
    expect(server.named('CreateClinicalRecord')[0]?.variables).toEqual({
      input: {
        patientId: 7,
        date: '2026-11-23',
        professionalId: null,
        careDescription: 'Uña\nencarnada',
        procedure: 'Limpieza',
        instructions: 'Reposo',
        irritatingProducts: '',
        footExam: null,
        usedSupplies: [{ supplyId: 1, quantity: 3 }],
        dismissedWarnings: [],
      },
    });
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });

  it('a rejected new record shows the errors of its fields', async () => {
    page();
    server.on('CreateClinicalRecord', {
      error: 'INVALID_INPUT',
      fields: { usedSupplies: ['No hay suficiente stock disponible. Stock actual: 0'] },
    });
    severalPodiatrists();
    const { user, form } = await openForm();
    await user.selectOptions(await form.findByLabelText('Atendido por'), 'Benito Ruz');
    await writeTexts({ user, form });
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(
      await form.findByText('Error: Productos usados: No hay suficiente stock disponible. Stock actual: 0'),
    ).toBeInTheDocument();
    expect(server.named('CreateClinicalRecord')[0]?.variables['input']).toMatchObject({ professionalId: 4 });
  });

  it('an unsaved new record is offered again, and removed at logout', async () => {
    page();
    severalPodiatrists();
    const { user, form } = await openForm();
    expect(await form.findByLabelText('Atendido por')).toHaveDisplayValue('Según la cita de ese día');
    await user.selectOptions(form.getByLabelText('Atendido por'), 'Benito Ruz');
    await user.type(form.getByLabelText('Descripción de la atención'), 'A medias');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Hay una ficha de este paciente sin guardar')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    const again = within(await screen.findByRole('dialog', { name: 'Nueva Ficha Clínica' }));
    expect(again.getByLabelText('Descripción de la atención')).toHaveValue('A medias');
    expect(again.getByLabelText('Atendido por')).toHaveDisplayValue('Benito Ruz');
    await user.click(again.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.on('Logout', { data: { logout: true } });
    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Hay textos sin guardar' }));
    expect(asked.getByRole('listitem')).toHaveTextContent('Ficha de Rosa Lillo');
    await user.click(asked.getByRole('button', { name: 'Borrarlos y cerrar sesión' }));
    await screen.findByPlaceholderText('Usuario');
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });
});

describe('Open record', () => {
  const stored = record(2, '2024-03-05');
  beforeEach(() => {
    page(stored);
    server.on('CurrentRecord', { data: { clinicalRecord: stored } });
  });

  it('a record is viewed, edited, and viewed again', async () => {
    const { user, address } = renderApp('/app/fichas-clinicas?paciente=7');
    await user.click(await screen.findByRole('button', { name: /Ficha del 5 de marzo/ }));
    const title = 'Ficha Clínica del 5 de marzo de 2024';
    const view = within(await screen.findByRole('dialog', { name: title }));
    expect(view.getByText('Costo Total').parentElement).toHaveTextContent('$180');
    await user.click(view.getByRole('button', { name: 'Editar' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Editar Ficha Clínica' }));
    await user.type(edit.getByLabelText('Procedimiento'), ' profunda');
    const saved = { ...stored, procedure: 'Limpieza profunda', version: 2 };
    server.on('UpdateClinicalRecord', { data: { updateClinicalRecord: saved } });
    page(saved);
    await user.click(edit.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('Ficha clínica actualizada correctamente')).toBeInTheDocument();
    const again = within(await screen.findByRole('dialog', { name: title }));
    expect(again.getByText('Limpieza profunda')).toBeInTheDocument();
    await user.click(again.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(address()).toBe('/app/fichas-clinicas?paciente=7'));
  });

  it('a record shows its professional if several provide a service, and keeps it with an old draft', async () => {
    severalPodiatrists();
    server.on('UpdateClinicalRecord', { data: { updateClinicalRecord: { ...stored, version: 2 } } });
    const { professionalId: _younger, ...written } = stored;
    const values = { ...written, procedure: 'Otro' };
    localStorage.setItem('record_draft.1.7.2', JSON.stringify({ values, version: 1, keptAt: Date.now() }));
    const { user } = renderApp('/app/fichas-clinicas?paciente=7');
    const item = await screen.findByRole('button', { name: /Ficha del 5 de marzo/ });
    await waitFor(() => expect(item).toHaveTextContent('Atendido por Ana Soto'));
    await user.click(item);
    const view = await screen.findByRole('dialog', { name: /^Ficha Clínica del/ });
    expect(view).toHaveTextContent('Atendido por Ana Soto');
    await user.click(within(view).getByRole('button', { name: 'Editar' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Editar Ficha Clínica' }));
    expect(edit.getByLabelText('Procedimiento')).toHaveValue('Otro');
    expect(edit.getByLabelText('Atendido por')).toHaveDisplayValue('Ana Soto');
    await user.selectOptions(edit.getByLabelText('Atendido por'), 'Sin indicar');
    await user.click(edit.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Ficha clínica actualizada correctamente');
    const said = { professionalId: null, procedure: 'Otro' };
    expect(server.named('UpdateClinicalRecord')[0]!.variables['input']).toMatchObject(said);
  });

  it('a record shows its author, if known, and when it was written', async () => {
    renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    expect(await screen.findByText('Escrita por Ana Soto el 05/03/2024 14:30')).toBeInTheDocument();
    cleanup();
    server.on('CurrentRecord', { data: { clinicalRecord: { ...stored, writtenBy: '' } } });
    renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    expect(await screen.findByText('Escrita el 05/03/2024 14:30')).toBeInTheDocument();
  });

  it('an imported record shows its file and the professional’s name in it, and no used supplies', async () => {
    const imported = {
      __typename: 'RecordOrigin',
      fileName: 'antes.csv',
      importedAt: '2024-03-05T17:30:00.000Z',
      professionalName: 'Marta Antigua',
    };
    const old = { ...stored, professionalId: null, professionalName: null, usedSupplies: [], imported };
    server.on('CurrentRecord', { data: { clinicalRecord: old } });
    renderApp('/app/fichas-clinicas?paciente=7&ficha=2');
    const view = await screen.findByRole('dialog', { name: /^Ficha Clínica del/ });
    expect(within(view).getByText('Importada de antes.csv el 05/03/2024 14:30')).toBeInTheDocument();
    expect(within(view).getByText('Atendido por Marta Antigua')).toBeInTheDocument();
    expect(within(view).getByText('Importada por Ana Soto el 05/03/2024 14:30')).toBeInTheDocument();
    expect(within(view).queryByText('Productos usados')).not.toBeInTheDocument();
  });

  it('an edit merges another user’s changes and asks about the fields that both changed', async () => {
    const { user } = renderApp('/app/fichas-clinicas?ficha=2');
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Editar Ficha Clínica' }));
    await user.type(edit.getByLabelText('Procedimiento'), ' mía');
    const theirs = {
      ...stored,
      version: 2,
      procedure: 'Limpieza suya',
      instructions: 'Hielo',
      writtenBy: 'Luz',
    };
    server
      .on('UpdateClinicalRecord', { error: 'STALE' })
      .on('CurrentRecord', { data: { clinicalRecord: theirs } });
    await user.click(edit.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await edit.findByText('Se incorporó lo que cambió Luz: Indicaciones.')).toBeInTheDocument();
    expect(edit.getByLabelText('Indicaciones')).toHaveValue('Hielo');
    expect(edit.getByLabelText('Procedimiento')).toHaveValue('Limpieza mía');
    await user.click(edit.getByRole('radio', { name: /Limpieza suya/ }));
    expect(edit.getByLabelText('Procedimiento')).toHaveValue('Limpieza suya');
    server.on('UpdateClinicalRecord', { data: { updateClinicalRecord: { ...theirs, version: 3 } } });
    await user.click(edit.getByRole('button', { name: 'Guardar Cambios' }));
    await screen.findByText('Ficha clínica actualizada correctamente');
    expect(server.named('UpdateClinicalRecord').at(-1)?.variables).toMatchObject({ id: 2, version: 2 });
  });
});
