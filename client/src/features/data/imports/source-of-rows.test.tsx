import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeServer } from '../../../testing/fake-server';
import { CHECKED, UPLOADED } from '../../../testing/import';
import { renderApp } from '../../../testing/render-app';
import { storeSession } from '../../../testing/stored-session';

const SOURCE = {
  __typename: 'ImportSource',
  sheet: null as string | null,
  sheets: [] as object[],
  headerRow: 1,
  titleRows: [] as object[],
  titleRowCount: 0,
  hiddenRows: 0,
};
const sheet = (name: string, isHidden = false) => ({ __typename: 'ImportSheet', name, isHidden });
const SEVERAL = {
  ...SOURCE,
  sheet: 'Pacientes',
  sheets: [sheet('Portada'), sheet('Pacientes'), sheet('Antiguos', true)],
};
const titles = (...texts: string[]) => ({
  titleRows: texts.map((text, index) => ({ __typename: 'ImportTitleRow', number: index + 1, text })),
  titleRowCount: texts.length,
  headerRow: texts.length + 1,
});
/** The response to an upload, which is not GraphQL. */
const taken = (id: number): { data: unknown } => Object.assign({ data: null }, { id });
const FILE = new File(['RUT;Nombre'], 'lista.csv', { type: 'text/csv' });

let server: FakeServer;
let stored: Map<unknown, typeof UPLOADED>;
beforeEach(() => {
  storeSession();
  stored = new Map([[4, UPLOADED]]);
  server = new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('Imports', { data: { imports: [] } })
    .on('Import', ({ variables }) => ({ data: { import: stored.get(variables['id']) } }))
    .on('DiscardImport', { data: { discardImport: true } })
    .on('ImportRows', {
      data: { importRows: { __typename: 'ImportRowPage', nodes: [], endCursor: null, hasNextPage: false } },
    });
});
const show = (source: object | null) => stored.set(4, { ...UPLOADED, source });
const open = () => renderApp('/app/configuracion/importar/4');

describe('Source of the rows', () => {
  it('names the sheet that was read, and the others, including hidden ones', async () => {
    show(SEVERAL);
    const { findByRole, getByText } = open();
    expect(await findByRole('region', { name: 'Qué se leyó del archivo' })).toHaveTextContent(
      'Se leyó la hoja «Pacientes». No se leen «Portada» y «Antiguos» (oculta).',
    );
    expect(getByText(/^lista.csv, hoja «Pacientes» · 12 filas/)).toBeInTheDocument();
  });

  it('names the rows above the headers', async () => {
    show({ ...SOURCE, ...titles('Listado de pacientes', 'Al 25-11-2026'), titleRowCount: 3, headerRow: 4 });
    const { findByRole, getByText } = open();
    expect(await findByRole('list', { name: 'Filas que no se importan' })).toHaveTextContent(
      'Fila 1: Listado de pacientesFila 2: Al 25-11-2026y 1 fila más',
    );
    expect(getByText(/^Los nombres de las columnas están en la fila 4/)).toBeInTheDocument();
  });

  it('says how many rows the spreadsheet hides', async () => {
    show({ ...SOURCE, hiddenRows: 1 });
    expect(await open().findByText('La planilla oculta 1 fila, que se lee como las demás.')).toBeVisible();
  });

  it('shows no source for a plain file, but lets the user choose its header row', async () => {
    show(SOURCE);
    const { findByRole, queryByRole, queryByLabelText, user } = open();
    const button = await findByRole('button', { name: 'Los nombres de las columnas están en otra fila' });
    expect(queryByRole('region', { name: 'Qué se leyó del archivo' })).not.toBeInTheDocument();
    expect(queryByLabelText('Fila con los nombres de las columnas')).not.toBeInTheDocument();
    await user.click(button);
    expect(await findByRole('spinbutton', { name: 'Fila con los nombres de las columnas' })).toHaveValue(1);
  });

  it('names the columns that are not imported', async () => {
    stored.set(4, {
      ...CHECKED,
      headers: ['Nombres', 'Color favorito', '', 'Fono'],
      columns: ['name', null, null, 'phone'],
      seenColumns: [true, true, true, true],
    });
    expect(
      await open().findByText('No se importan las columnas «Color favorito» y la 3, sin nombre.'),
    ).toBeInTheDocument();
  });
});

describe('File that was read wrongly', () => {
  it('reads another sheet without choosing the file again, in place of the first import', async () => {
    show(SEVERAL);
    stored.set(5, { ...UPLOADED, id: 5, source: { ...SEVERAL, sheet: 'Antiguos' } });
    let next = 4;
    const address = '/api/pacientes/importaciones/?nombre=lista.csv';
    server
      .on(`POST ${address}`, () => taken(next++))
      .on(`POST ${address}&hoja=Antiguos`, () => taken(next++));
    const screen = renderApp('/app/configuracion/importar');
    const { findByLabelText, findByRole, findByText, user } = screen;
    await user.upload(await findByLabelText('Archivo para importar'), FILE);
    await user.selectOptions(await findByLabelText('Hoja que se lee'), 'Antiguos (oculta)');
    await user.click(await findByRole('button', { name: 'Leer de nuevo' }));
    await waitFor(() => expect(screen.address()).toBe('/app/configuracion/importar/5'));
    expect(server.named('DiscardImport').map(({ variables }) => variables)).toEqual([{ id: 4 }]);
    expect(server.named(`POST ${address}&hoja=Antiguos`)[0]?.variables['body']).toBe(FILE);
    expect(await findByText(/hoja «Antiguos»/)).toBeInTheDocument();
  });

  it('asks for the file again after a page reload, to read it with another header row', async () => {
    show({ ...SOURCE, ...titles('Listado de pacientes') });
    stored.set(6, { ...UPLOADED, id: 6, source: { ...SOURCE, headerRow: 3 } });
    const address = '/api/pacientes/importaciones/?nombre=lista.csv&fila_encabezados=3';
    server.on(`POST ${address}`, taken(6));
    const screen = open();
    const { findByLabelText, findByRole, user } = screen;
    const row = await findByLabelText('Fila con los nombres de las columnas');
    const button = await findByRole('button', { name: 'Elegir el archivo y leer de nuevo' });
    expect(button).toBeDisabled();
    await user.clear(row);
    await user.type(row, '3');
    expect(button).toBeEnabled();
    await user.upload(await findByLabelText('El mismo archivo'), FILE);
    await waitFor(() => expect(screen.address()).toBe('/app/configuracion/importar/6'));
  });

  it('keeps the import if reading the file again fails, and shows the reason', async () => {
    show({ ...SOURCE, ...titles('Listado de pacientes') });
    server.on('POST /api/pacientes/importaciones/?nombre=lista.csv&fila_encabezados=99', {
      error: 'INVALID_INPUT',
      message: 'La fila 99 del archivo no existe.',
    });
    const { findByLabelText, findByRole, user } = open();
    const row = await findByLabelText('Fila con los nombres de las columnas');
    await user.clear(row);
    await user.type(row, '99');
    await user.upload(await findByLabelText('El mismo archivo'), FILE);
    expect(await findByRole('alert')).toHaveTextContent('La fila 99 del archivo no existe.');
    expect(server.named('DiscardImport')).toEqual([]);
  });
});
