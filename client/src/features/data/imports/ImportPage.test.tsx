import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { CHECKED, FOUND, ROW, UPLOADED } from '../../../testing/import';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const LUIS = 'Se parece a Luis Soto, RUT 11.111.111-1: tiene el mismo teléfono y un nombre parecido.';

let server: FakeServer;
let stored: typeof UPLOADED;
beforeEach(() => {
  storeSession();
  stored = UPLOADED;
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Import', () => ({ data: { import: stored } }))
    .on('ImportRows', {
      data: { importRows: { __typename: 'ImportRowPage', nodes: [ROW], endCursor: 'x', hasNextPage: false } },
    });
});
const open = () => renderApp('/app/configuracion/importar/4');

describe('Import columns', () => {
  it('shows the guessed columns, and the form refuses two columns for the same field', async () => {
    const { findByLabelText, findByRole, getByRole, user } = open();
    expect(await findByLabelText('Qué es la columna Fono')).toHaveValue('phone');
    await user.selectOptions(await findByLabelText('Qué es la columna Otra'), 'phone');
    expect(await findByRole('alert')).toHaveTextContent('Hay más de una columna para «Teléfono»');
    expect(getByRole('button', { name: 'Revisar las filas' })).toBeDisabled();
  });

  it('sends the import columns as corrected by the user', async () => {
    server.on('CheckImport', () => {
      stored = CHECKED;
      return { data: { checkImport: CHECKED } };
    });
    const { findByLabelText, getByRole, findByText, user } = open();
    await user.selectOptions(await findByLabelText('Qué es la columna Otra'), 'email');
    await user.click(getByRole('button', { name: 'Revisar las filas' }));
    expect(
      await findByText(/^12 filas: 8 por crear, 1 que ya existe, 2 que quizás ya existen y 1 rechazada/),
    ).toBeInTheDocument();
    expect(server.named('CheckImport')[0]?.variables).toEqual({
      id: 4,
      input: { columns: ['name', 'phone', 'email'] },
    });
  });
});

describe('Import columns that may hold health data, for a user without that right', () => {
  it('columns that may hold health data are left out and can’t be chosen', async () => {
    stored = { ...UPLOADED, columns: ['name', 'phone', 'clinicalCase'], seenColumns: [true, true, false] };
    server.on('CheckImport', { data: { checkImport: CHECKED } });
    const { findByLabelText, getByRole, getByText, user } = open();
    const choice = await findByLabelText('Qué es la columna Otra');
    expect(choice).toBeDisabled();
    expect(choice).toHaveValue('');
    expect(getByText('Puede tener datos de salud: no se importa.')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Revisar las filas' }));
    await waitFor(() =>
      expect(server.named('CheckImport')[0]?.variables).toMatchObject({
        input: { columns: ['name', 'phone', null] },
      }),
    );
  });

  it('asks for a user with the right if all columns of a file may hold health data', async () => {
    stored = { ...UPLOADED, headers: ['', '', ''], samples: [], seenColumns: [false, false, false] };
    const { findByText, queryByRole } = open();
    expect(await findByText(/Pida que siga alguien con ese permiso/)).toBeInTheDocument();
    expect(queryByRole('button', { name: 'Revisar las filas' })).toBeNull();
  });
});

describe('Checked file', () => {
  it('imports a checked file with the user’s choice for rows that may already exist', async () => {
    stored = CHECKED;
    server.on('ApplyImport', () => {
      stored = { ...CHECKED, state: 'APPLYING', doneRows: 6 };
      return { data: { applyImport: stored } };
    });
    const { findByLabelText, findByRole, getByRole, user } = open();
    const rows = await findByRole('list', { name: 'Filas' });
    await waitFor(() => expect(rows).toHaveTextContent(`${LUIS} No se importa.`));
    await user.selectOptions(await findByLabelText('Las que quizás ya existen'), 'FILL');
    expect(rows).toHaveTextContent(`${LUIS} Completa: Correo.`);
    await user.click(getByRole('button', { name: 'Importar 11 filas' }));
    const question = await findByRole('alertdialog');
    expect(question).toHaveTextContent('Por crear: 8 filas. Por completar: 3 filas; 1 fila queda fuera.');
    await user.click(within(question).getByRole('button', { name: 'Importar' }));
    expect(await findByRole('progressbar', { name: 'Avance' })).toHaveAttribute('aria-valuenow', '50');
    expect(server.named('ApplyImport')[0]?.variables).toEqual({
      id: 4,
      input: { onSame: 'FILL', onLikely: 'FILL' },
    });
  });

  it('an import of appointments leaves stored ones unchanged, and says that it notifies no patients', async () => {
    stored = { ...CHECKED, resource: 'APPOINTMENTS', onSame: 'SKIP', columns: ['date', 'patientName', null] };
    const { findByText, getByRole, queryByLabelText, findByRole, user } = open();
    expect(await findByText(/^A nadie se le avisa/)).toBeInTheDocument();
    expect(queryByLabelText('Las que ya existen')).not.toBeInTheDocument();
    await waitFor(() => expect(getByRole('list', { name: 'Filas' })).toHaveTextContent('911111111 · Luis'));
    await user.click(getByRole('button', { name: 'Importar 8 filas' }));
    const question = await findByRole('alertdialog');
    expect(question).toHaveTextContent('Por crear: 8 filas; 4 filas quedan fuera.');
    expect(question).toHaveTextContent('A nadie se le avisa');
  });

  it('an interrupted import is reported, and can be started again', async () => {
    stored = { ...CHECKED, state: 'INTERRUPTED', settledState: 'CHECKED' };
    const { findByRole, getByRole } = open();
    expect(await findByRole('alert')).toHaveTextContent('no se guardó nada');
    expect(getByRole('button', { name: 'Importar 9 filas' })).toBeEnabled();
  });
});

it('a finished import shows what it did, and until when it can be undone', async () => {
  stored = {
    ...CHECKED,
    state: 'APPLIED',
    counts: { ...FOUND, created: 8, filled: 1, skipped: 2 },
    appliedAt: '2026-11-20T15:00:00.000Z',
    appliedByName: 'Ana',
    undoableUntil: '2026-11-21T15:00:00.000Z',
  };
  const { findByText, getByRole } = open();
  expect(await findByText(/^Importación lista. 12 filas: 8 creadas, 1 que ya existía/)).toBeInTheDocument();
  expect(await findByText('Se puede hasta el 21/11/2026 12:00.')).toBeInTheDocument();
  expect(getByRole('button', { name: 'Deshacer' })).toBeEnabled();
});
