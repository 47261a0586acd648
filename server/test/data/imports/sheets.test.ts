import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from '@jest/globals';
import { ForgetRows } from '../../../src/data/imports/forget-rows.js';
import { logInAsReception } from '../../product/people.js';
import { useSharedProduct } from '../../product/use-product.js';
import { Importer } from './import-helper.js';

const product = useSharedProduct({ empty: 'patient, import' });
const file = await readFile(new URL('files/several-sheets.xlsx', import.meta.url));
let patients: Importer;
beforeEach(() => {
  patients = new Importer(product.staff);
});

const SOURCE =
  'source { sheet sheets { name isHidden } headerRow titleRows { number text } titleRowCount hiddenRows }';
const sourceOf = async (importer: Importer, id: number) =>
  (await importer.ask(`query { import(id: ${id}) { ${SOURCE} } }`, {}, 'import')).source;

it("reports where an upload's rows are in the file, and accepts another choice", async () => {
  const { status, body } = await patients.upload(file, 'libro.xlsx');
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      filas: 2,
      hoja: 'Pacientes',
      hojas: [
        { nombre: 'Portada', oculta: false },
        { nombre: 'Pacientes', oculta: false },
        { nombre: 'Antiguos', oculta: true },
        { nombre: 'Agenda 2025', oculta: false },
      ],
      fila_encabezados: 3,
      filas_sobre_encabezados: [{ fila: 1, texto: 'Listado de pacientes' }],
      filas_ocultas: 1,
    },
  });
  expect(await sourceOf(patients, body.id)).toMatchObject({
    sheet: 'Pacientes',
    headerRow: 3,
    hiddenRows: 1,
  });

  const other = await patients.upload(file, 'libro.xlsx', { hoja: 'Agenda 2025', fila_encabezados: '1' });
  expect(other.body).toMatchObject({ filas: 1, hoja: 'Agenda 2025', fila_encabezados: 1 });
});

it.each([
  [{ hoja: 'Vacía' }, 'El archivo no tiene una hoja «Vacía»'],
  [{ fila_encabezados: '2' }, 'La fila 2 del archivo no existe o está en blanco'],
  [{ fila_encabezados: 'x' }, ''],
])('refuses an upload with the choice %j', async (choice, sentence) => {
  const { status, body } = await patients.upload(file, 'libro.xlsx', choice);
  expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringContaining(sentence) });
});

it('shows title rows for a day, and only to users who may see all columns', async () => {
  const { body } = await patients.upload(
    'Ficha de Ana Ficticia\n\nNombre;Teléfono;Enfermedad base\nAna Ficticia;912345678;Diabetes\n',
  );
  expect(await sourceOf(patients, body.id)).toMatchObject({ titleRows: [{ text: 'Ficha de Ana Ficticia' }] });
  const reception = new Importer(await logInAsReception(product));
  expect(await sourceOf(reception, body.id)).toMatchObject({
    titleRows: [{ number: 1, text: '' }],
    titleRowCount: 1,
  });
  product.clock.instant = new Date(product.clock.instant.getTime() + 25 * 3_600_000);
  await product.app.get(ForgetRows).run();
  const { rows } = await product.database.query("select source -> 'titleRows' as titles from import");
  expect(rows).toEqual([{ titles: [] }]);
});
