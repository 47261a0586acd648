import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { CHECKED, FOUND, ROW } from '../../../testing/import';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

interface Decision {
  readonly field: string;
  readonly reason: string;
  readonly row: number | null;
  readonly choice: string | null;
}

const DOUBT = {
  __typename: 'ImportDoubt',
  field: 'birthDate',
  reason: 'NUMBER_AS_DAY',
  proposal: '03/05/1980' as string | null,
  choices: ['TAKE', 'BLANK'],
};
const doubtful = (number: number) => ({
  ...ROW,
  number,
  cells: [`Rosa ${number}`, '912345678', '29344'],
  verdict: 'REJECTED',
  targetId: null,
  targetName: null,
  patient: null as object | null,
  fills: [],
  faults: [
    {
      __typename: 'ImportFault',
      column: 'Nace',
      sentence: 'El dato es un número, no una fecha. Corríjalo, o decida en la revisión qué hacer.',
    },
  ],
  doubts: [DOUBT],
});
const COUNT = {
  __typename: 'ImportDoubtCount',
  field: 'birthDate',
  reason: 'NUMBER_AS_DAY',
  rows: 3,
  choices: ['TAKE', 'BLANK'],
};
const DATES = {
  ...CHECKED,
  headers: ['Nombres', 'Fono', 'Nace'],
  columns: ['name', 'phone', 'birthDate'],
  counts: { ...FOUND, sameRows: 0, likelyRows: 0, rejectedRows: 4, doubtfulRows: 3 },
  doubts: [COUNT],
};

let server: FakeServer;
let stored: typeof CHECKED;
let rows: ReturnType<typeof doubtful>[];

/** The server's next check applies the decisions: rows that they accept become new. */
function followDecisions() {
  const before = rows;
  server.on('CheckImport', ({ variables }) => {
    const { decisions } = (variables as { input: { decisions: Decision[] } }).input;
    const isIn = (number: number) =>
      decisions.some(({ row, choice }) => choice !== null && (row === null || row === number));
    const left = before.filter(({ number }) => !isIn(number)).length;
    rows = before.map((row) => (isIn(row.number) ? { ...row, verdict: 'NEW', faults: [], doubts: [] } : row));
    stored = {
      ...stored,
      counts: { ...stored.counts, newRows: 11 - left, doubtfulRows: left, rejectedRows: left + 1 },
      doubts: left > 0 ? [{ ...COUNT, rows: left }] : [],
      decisions: decisions.map((decision) => ({ __typename: 'ImportDecision', ...decision })),
    };
    return { data: { checkImport: { ...stored, state: 'CHECKING' } } };
  });
}

beforeEach(() => {
  storeSession();
  stored = DATES;
  rows = [doubtful(2), doubtful(3), doubtful(4)];
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Import', () => ({ data: { import: stored } }))
    .on('ImportRows', ({ variables }) => ({
      data: {
        importRows: {
          __typename: 'ImportRowPage',
          nodes: variables['doubtfulOnly'] ? rows.filter(({ doubts }) => doubts.length > 0) : rows,
          endCursor: null,
          hasNextPage: false,
        },
      },
    }));
});

async function open() {
  const screen = renderApp('/app/configuracion/importar/4');
  const list = await screen.findByRole('list', { name: 'Filas' });
  return { ...screen, list };
}
const decisionsSent = (): unknown =>
  (server.named('CheckImport').at(-1)?.variables as { input: { decisions: unknown } } | undefined)?.input
    .decisions;

describe('Doubtful rows', () => {
  it('doubtful rows are counted apart from rejected ones and shown first, with reason and proposal', async () => {
    const { list, getByText, getByLabelText, getByRole, findByRole } = await open();
    expect(getByText(/^12 filas: 8 por crear, 3 dudosas y 1 rechazada/)).toBeInTheDocument();
    expect(getByLabelText('Filas que se muestran')).toHaveDisplayValue('Solo dudosas (3)');
    await waitFor(() => expect(list).toHaveTextContent('Nace: «29344» es un número, no una fecha.'));
    expect(list).not.toHaveTextContent('Corríjalo');
    expect(within(list).getAllByText('Dudosa')).toHaveLength(3);
    expect(await findByRole('group', { name: 'Fila 2, Nace' })).toHaveTextContent(
      'Usar «03/05/1980»Dejar vacíoOmitir la fila',
    );
    expect(getByRole('button', { name: 'Importar 8 filas' })).toBeEnabled();
    expect(getByText('Quedan fuera: 3 dudosas sin decidir.')).toBeInTheDocument();
  });

  it('doubtful rows can be decided one by one, and differently later, and the counts follow', async () => {
    followDecisions();
    const { list, findByRole, getByText, findByText, user } = await open();
    const answers = await findByRole('group', { name: 'Fila 3, Nace' });
    await user.click(within(answers).getByRole('button', { name: 'Usar «03/05/1980»' }));
    const button = await findByRole('button', { name: 'Importar 9 filas' });
    await waitFor(() => expect(button).toBeEnabled());
    const decision = { field: 'birthDate', reason: 'NUMBER_AS_DAY', row: 3, choice: 'TAKE' };
    expect(decisionsSent()).toEqual([decision]);
    expect(getByText('Quedan fuera: 2 dudosas sin decidir.')).toBeInTheDocument();
    // The row stays in place.
    expect(within(list).getByText('Decidida')).toBeInTheDocument();
    await user.click(
      within(await findByRole('group', { name: 'Fila 3, Nace' })).getByRole('button', {
        name: 'Omitir la fila',
      }),
    );
    await findByText('Se omite');
    await waitFor(() => expect(decisionsSent()).toEqual([{ ...decision, choice: null }]));
    expect(await findByText('Quedan fuera: 3 dudosas omitidas o sin decidir.')).toBeInTheDocument();
  });

  it('one decision can cover all rows of a column with the same doubt', async () => {
    followDecisions();
    const { list, getByRole, findByRole, queryByText, user } = await open();
    const answers = getByRole('group', { name: 'Aplicar a las 3 filas con esta duda: Nace' });
    await user.click(within(answers).getByRole('button', { name: 'Dejar vacío' }));
    const button = await findByRole('button', { name: 'Importar 11 filas' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(decisionsSent()).toEqual([
      { field: 'birthDate', reason: 'NUMBER_AS_DAY', row: null, choice: 'BLANK' },
    ]);
    expect(within(list).getAllByText('Decidida')).toHaveLength(3);
    expect(within(answers).getByRole('button', { name: 'Dejar vacío' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(queryByText(/Quedan fuera/)).not.toBeInTheDocument();
  });

  it('the confirmation of an import counts the doubtful rows that are left out', async () => {
    const { getByRole, findByRole, user } = await open();
    await user.click(getByRole('button', { name: 'Importar 8 filas' }));
    expect(await findByRole('alertdialog')).toHaveTextContent(
      'Por crear: 8 filas. Por completar: 0 filas; 4 filas quedan fuera (3 dudosas sin decidir).',
    );
  });

  it('a doubtful row is undecided again if its decision can’t be stored', async () => {
    server.on('CheckImport', { error: 'IMPORT_REFUSED', message: 'Esta importación está en curso.' });
    const { findByRole, findByText, list, user } = await open();
    const answers = await findByRole('group', { name: 'Fila 2, Nace' });
    await user.click(within(answers).getByRole('button', { name: 'Dejar vacío' }));
    expect(await findByText('Esta importación está en curso.')).toBeInTheDocument();
    await waitFor(() => expect(within(list).getAllByText('Dudosa')).toHaveLength(3));
  });
});

it('decisions on doubtful rows are kept after a failed check if the columns are unchanged', async () => {
  const decision = { field: 'birthDate', reason: 'NUMBER_AS_DAY', row: null, choice: 'BLANK' };
  stored = {
    ...DATES,
    state: 'UPLOADED',
    failure: 'No se pudo terminar, y no se guardó nada. Inténtelo de nuevo.',
    decisions: [{ __typename: 'ImportDecision', ...decision }],
  };
  followDecisions();
  const { findByRole, user } = renderApp('/app/configuracion/importar/4');
  await user.click(await findByRole('button', { name: 'Revisar las filas' }));
  await waitFor(() => expect(decisionsSent()).toEqual([decision]));
});

describe('Row with the RUT of a patient with another name', () => {
  const OTHER = { ...DOUBT, field: 'rut', reason: 'OTHER_NAME', proposal: null, choices: ['TAKE'] };
  beforeEach(() => {
    stored = {
      ...DATES,
      headers: ['Nombres', 'RUT', 'Nace', 'Fono'],
      columns: ['name', 'rut', 'birthDate', 'phone'],
      seenColumns: [true, true, true, true],
      counts: { ...FOUND, rejectedRows: 1, doubtfulRows: 1 },
      doubts: [{ ...COUNT, field: 'rut', reason: 'OTHER_NAME', rows: 1, choices: ['TAKE'] }],
    };
    rows = [
      {
        ...doubtful(7),
        cells: ['Luis Vera', '5.126.663-3', '1990-01-02', '987654321'],
        patient: {
          ...ROW.patient,
          name: 'Rosa Soto',
          rut: '5.126.663-3',
          phone: '912345678',
          birthDate: '1980-05-03',
          matchedBy: ['RUT'],
        },
        doubts: [OTHER],
        faults: [{ __typename: 'ImportFault', column: 'RUT', sentence: 'Es de otra persona.' }],
      },
    ];
  });

  it('asks once about the RUT of a patient with another name, whatever the file calls its RUT column', async () => {
    stored = { ...stored, headers: ['Nombres', 'Cédula', 'Nace', 'Fono'] };
    const { findByRole, queryByText } = await open();
    expect(await findByRole('group', { name: 'Fila 7, Cédula' })).toBeInTheDocument();
    expect(queryByText(/Es de otra persona/)).not.toBeInTheDocument();
  });

  it('shows the stored patient and the file’s person side by side, to decide whether they are the same', async () => {
    followDecisions();
    const { findByRole, getByRole, queryByRole, user } = await open();
    const ofFile = await findByRole('group', { name: 'En el archivo' });
    expect(ofFile).toHaveTextContent('NombreLuis VeraRUT5.126.663-3Nacimiento1990-01-02Teléfono987654321');
    expect(getByRole('group', { name: 'Ya guardada' })).toHaveTextContent(
      'NombreRosa SotoRUT5.126.663-3Nacimiento03/05/1980Teléfono912345678',
    );
    const answers = getByRole('group', { name: 'Fila 7, RUT' });
    await user.click(within(answers).getByRole('button', { name: 'Es la misma persona' }));
    await waitFor(() =>
      expect(decisionsSent()).toEqual([{ field: 'rut', reason: 'OTHER_NAME', row: 7, choice: 'TAKE' }]),
    );
    // This can't be decided for several rows at once.
    expect(queryByRole('button', { name: 'Usar lo leído' })).not.toBeInTheDocument();
  });
});

it('a finished import says how many doubtful rows it left out', async () => {
  stored = {
    ...DATES,
    state: 'APPLIED',
    counts: { ...DATES.counts, ...{ created: 8, filled: 0, skipped: 0 } },
    appliedAt: '2026-11-20T15:00:00.000Z',
    appliedByName: 'Ana',
    undoableUntil: '2026-11-21T15:00:00.000Z',
  };
  const { findByText, getByRole } = renderApp('/app/configuracion/importar/4');
  expect(
    await findByText(/^Importación lista. 12 filas: 8 creadas, 3 dudosas que no se importaron y 1 rechazada/),
  ).toBeInTheDocument();
  expect(getByRole('button', { name: 'Descargar rechazadas y dudosas' })).toBeEnabled();
});

it('asks nothing about a file without doubtful rows', async () => {
  stored = CHECKED;
  rows = [];
  const { queryByRole, queryByText, getByLabelText } = await open();
  expect(queryByRole('heading', { name: 'Filas dudosas' })).not.toBeInTheDocument();
  expect(queryByText(/Quedan fuera/)).not.toBeInTheDocument();
  expect(getByLabelText('Filas que se muestran')).toHaveDisplayValue('Todas');
});
