import { beforeEach, describe, expect, it } from '@jest/globals';
import { openSpreadsheet } from '../../src/foundation/spreadsheets/open-spreadsheet.js';
import { WorkbookParts } from '../../src/foundation/spreadsheets/workbook-parts.js';
import { addPatient } from '../product/builders.js';
import { describedFetch } from '../product/described-fetch.js';
import { useSharedProduct } from '../product/use-product.js';

const product = useSharedProduct({
  empty:
    'expense, payment_use, charge, payment, fiscal_document, cash_closing, cash_day, appointment, data_export, patient',
});
const { staff } = product;
/** The day of the test's clock. */
const TODAY = '2026-11-18';
const RUT = '11.111.111-1';

beforeEach(async () => {
  await addPatient(product.database, 1, 'Ana Demo');
});

const created = async (path: string, body: object) => {
  const answer = await staff.post(`/api/caja/${path}/`, body);
  expect([path, answer.status, answer.status === 201 ? '' : answer.body]).toEqual([path, 201, '']);
  return answer.body;
};
const charge = (fecha: string, precio: number, more: object = {}) =>
  created('cobros', { paciente: 1, descripcion: 'x', precio, fecha, ...more });
const pay = (fecha: string, medio: string, more: object = {}) =>
  created('pagos', { paciente: 1, medio, fecha, ...more });
const spend = (fecha: string, monto: number, medio: string, more: object = {}) =>
  created('gastos', { categoria: 'insumos', descripcion: 'x', monto, medio, fecha, ...more });
const close = (dia: string, efectivo_contado: number) =>
  created('cierres', { dia, efectivo_inicial: 20_000, efectivo_contado, motivo: 'x' });
const month = async (mes = '2026-11') => (await staff.get(`/api/caja/mes/${mes}/`)).body;
const boleta = (numero: number, more: object = {}) => ({
  documento: { tipo: 'boleta_afecta', numero: String(numero), ...more },
});

/** A day whose card payments were not compared with the terminal. */
const UNSETTLED = {
  tarjetas_terminal: null,
  comision_terminal: null,
  abonado: null,
  diferencia_tarjetas: null,
};

/** @returns the rows of each sheet; of a CSV, its only one. */
async function exported(query: string): Promise<string[][]> {
  const response = await describedFetch(`${product.url}/api/caja/mes/2026-11/exportar?${query}`, {
    headers: { authorization: `Bearer ${staff.access}` },
  });
  expect(response.status).toBe(200);
  const rows: string[][] = [];
  for await (const { cells } of (await openSpreadsheet(Buffer.from(await response.arrayBuffer()))).rows())
    rows.push([...cells]);
  return rows;
}

describe("The accountant's month", () => {
  /**
   * A month that is added up by hand: two days closed, one open, and a line of October that came too late for it.
   */
  const aMonth = async () => {
    await charge('2026-10-30', 5_000, { impuesto: 'afecto' });
    await pay('2026-10-30', 'transferencia');
    await close('2026-10-30', 20_000);
    // 3 November: 25.000 by card; 9.993 of cream in cash, rounded to 9.990; a tip; gloves out of the till.
    await charge('2026-11-03', 25_000, { impuesto: 'sin_definir', profesional_id: 1 });
    await pay('2026-11-03', 'debito', { ...boleta(117), propina: 2_000, profesional_propina: 1 });
    await charge('2026-11-03', 9_993, { impuesto: 'afecto' });
    await pay('2026-11-03', 'efectivo', boleta(119));
    await spend('2026-11-03', 4_500, 'efectivo');
    await close('2026-11-03', 20_000 + 9_990 - 4_500);
    // 5 November: 40.000, half of it in cash and half later; the till lacks 1.000. The rent by transfer.
    await charge('2026-11-05', 40_000, { impuesto: 'exento', profesional_id: 2 });
    await pay('2026-11-05', 'efectivo', { monto: 20_000, ...boleta(120) });
    await spend('2026-11-05', 450_000, 'transferencia', { categoria: 'arriendo' });
    await close('2026-11-05', 20_000 + 20_000 - 1_000);
    // Today: the rest of it with a fee receipt; half of the first payment goes back.
    await pay(TODAY, 'transferencia', boleta(7, { tipo: 'boleta_honorarios', rut_emisor: RUT }));
    const paid = (await staff.get('/api/caja/pagos/?paciente=1')).body;
    const first = paid.find(
      ({ monto, tipo }: { monto: number; tipo: string }) => monto === 25_000 && tipo === 'pago',
    );
    await created(`pagos/devolver/${first.id}`, { monto: 12_500, motivo: 'Reclamo' });
    // Noted only now, on the next open day: it counts in November.
    await charge('2026-10-30', 1_000, { impuesto: 'afecto' });
  };

  it('takes a refunded tip off the tips of its professional', async () => {
    await charge(TODAY, 25_000);
    await pay(TODAY, 'debito', { propina: 2_000, profesional_propina: 1 });
    const lines = (await staff.get('/api/caja/pagos/?paciente=1')).body;
    const tip = lines.find(({ tipo }: { tipo: string }) => tipo === 'propina');
    await created(`pagos/devolver/${tip.id}`, { monto: 500, motivo: 'Se equivocó' });
    const { por_profesional, propinas } = await month();
    expect([propinas, por_profesional.map(({ propinas: tips }: { propinas: number }) => tips)]).toEqual([
      1_500,
      [1_500, 0],
    ]);
  });

  it('sums a month by tax, method, document, professional and closing, to the peso', async () => {
    await aMonth();
    const { dias, ...sums } = await month();
    expect(sums).toEqual({
      mes: '2026-11',
      cobrado: 25_000 + 9_993 + 40_000 + 1_000,
      cobrado_de_arrendatarios: 0,
      pagado: 25_000 + 9_990 + 20_000 + 20_000 - 12_500,
      propinas: 2_000,
      redondeo: 3,
      gastos: 454_500,
      efectivo: 9_990 - 4_500 + 20_000,
      efectivo_cierres: 9_990 - 4_500 + 20_000,
      cuadra: true,
      dias_abiertos: [TODAY],
      visitas_sin_cobro: 0,
      por_impuesto: [
        { impuesto: 'exento', monto: 40_000, cantidad: 1 },
        { impuesto: 'afecto', monto: 10_993, cantidad: 2 },
        { impuesto: 'sin_definir', monto: 25_000, cantidad: 1 },
      ],
      por_medio: [
        { medio: 'efectivo', tipo: 'pago', monto: 29_990, cantidad: 2 },
        { medio: 'efectivo', tipo: 'redondeo', monto: 3, cantidad: 1 },
        { medio: 'debito', tipo: 'pago', monto: 25_000, cantidad: 1 },
        { medio: 'debito', tipo: 'devolucion', monto: -12_500, cantidad: 1 },
        { medio: 'debito', tipo: 'propina', monto: 2_000, cantidad: 1 },
        { medio: 'transferencia', tipo: 'pago', monto: 20_000, cantidad: 1 },
      ],
      por_documento: [
        {
          tipo: 'boleta_honorarios',
          rut_emisor: '11.111.111-1',
          cantidad: 1,
          primero: '7',
          ultimo: '7',
          pagado: 20_000,
          devuelto: 0,
          faltan: [],
        },
        {
          tipo: 'boleta_afecta',
          rut_emisor: '',
          cantidad: 3,
          primero: '117',
          ultimo: '120',
          pagado: 25_000 + 9_990 + 20_000,
          devuelto: 12_500,
          faltan: [{ desde: '118', hasta: '118' }],
        },
      ],
      documentos_corregidos: [],
      por_profesional: [
        expect.objectContaining({ profesional_id: 1, sin_definir: 25_000, cobrado: 25_000, propinas: 2_000 }),
        expect.objectContaining({ profesional_id: 2, exento: 40_000, cobrado: 40_000, propinas: 0 }),
        expect.objectContaining({ profesional_id: null, profesional: null, afecto: 10_993, cobrado: 10_993 }),
      ],
      arrendatarios: [],
      gastos_por_categoria: [
        { categoria: 'arriendo', monto: 450_000, cantidad: 1 },
        { categoria: 'insumos', monto: 4_500, cantidad: 1 },
      ],
    });
    expect(dias).toEqual([
      {
        dia: '2026-11-03',
        cerrado: true,
        cobrado: 34_993,
        pagado: 34_990,
        propinas: 2_000,
        gastos: 4_500,
        efectivo: 5_490,
        efectivo_cierre: 5_490,
        diferencia: 0,
        tarjetas: 27_000,
        ...UNSETTLED,
      },
      {
        dia: '2026-11-05',
        cerrado: true,
        cobrado: 40_000,
        pagado: 20_000,
        propinas: 0,
        gastos: 450_000,
        efectivo: 20_000,
        efectivo_cierre: 20_000,
        diferencia: -1_000,
        tarjetas: 0,
        ...UNSETTLED,
      },
      {
        dia: TODAY,
        cerrado: false,
        cobrado: 1_000,
        pagado: 7_500,
        propinas: 0,
        gastos: 0,
        efectivo: 0,
        efectivo_cierre: null,
        diferencia: null,
        tarjetas: -12_500,
        ...UNSETTLED,
      },
    ]);
    expect(await month('2026-10')).toMatchObject({ cobrado: 5_000, pagado: 5_000, dias_abiertos: [] });
  });

  it('exports each part of a month as CSV, and all of them as the sheets of a workbook', async () => {
    await aMonth();
    const amountsOf = async (hoja: string) => {
      const [headers, ...rows] = await exported(`formato=csv&hoja=${hoja}`);
      const place = headers!.indexOf('Monto');
      return rows.map((row) => Number(row[place]));
    };
    expect(await amountsOf('cobros')).toEqual([25_000, 9_993, 40_000, 1_000]);
    expect(await amountsOf('pagos')).toEqual([25_000, 2_000, 9_990, 3, 20_000, 20_000]);
    expect(await amountsOf('devoluciones')).toEqual([-12_500]);
    expect(await amountsOf('gastos')).toEqual([4_500, 450_000]);
    expect(await exported('formato=csv&hoja=documentos')).toEqual([
      ['Documento', 'RUT de quien lo emite', 'Número', 'En la caja del', 'Paciente', 'Pagado', 'Devuelto'],
      ['Boleta de honorarios', '11.111.111-1', '7', TODAY, 'Ana Demo', '20000', '0'],
      ['Boleta afecta', '', '117', '2026-11-03', 'Ana Demo', '25000', '12500'],
      ['Boleta afecta', '', '119', '2026-11-03', 'Ana Demo', '9990', '0'],
      ['Boleta afecta', '', '120', '2026-11-05', 'Ana Demo', '20000', '0'],
    ]);
    const summary = await exported('formato=xlsx');
    expect(summary).toContainEqual([
      'Pagos por documento',
      'Boleta afecta',
      '3',
      '42490',
      'Del 117 al 120. Falta 118',
    ]);
    expect(summary.at(-1)).toEqual([
      'Caja',
      'Efectivo del mes',
      '',
      '25490',
      'Cuadra con los cierres. Falta por cerrar: 18/11/2026.',
    ]);
    const response = await describedFetch(`${product.url}/api/caja/mes/2026-11/exportar?formato=xlsx`, {
      headers: { authorization: `Bearer ${staff.access}` },
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="mes-2026-11.xlsx"');
    const workbook = await WorkbookParts.open(Buffer.from(await response.arrayBuffer()));
    let sheets = '';
    for await (const piece of workbook.pieces('xl/workbook.xml')) sheets += piece;
    const names = [...sheets.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'Resumen',
      'Cobros',
      'Pagos',
      'Devoluciones',
      'Documentos',
      'Documentos corregidos',
      'Gastos',
      'Cierres',
    ]);
    const { rows } = await product.database.query(
      'select distinct list, format from data_export order by format',
    );
    expect(rows).toEqual([
      { list: 'MONTH', format: 'CSV' },
      { list: 'MONTH', format: 'XLSX' },
    ]);
  });

  it('lists what documents were corrected, in the month of the payment and in that of the correction', async () => {
    await charge('2026-10-30', 5_000);
    const { id } = await pay('2026-10-30', 'debito', boleta(181));
    // The last minute of November in Chile is in December in UTC.
    product.clock.instant = new Date('2026-12-01T02:59:00Z');
    const correct = (documento: object | null, motivo: string) =>
      created(`pagos/documento/corregir/${id}`, { documento, motivo });
    await correct(null, 'No es suya');
    await created(`pagos/documento/${id}`, { tipo: 'boleta_honorarios', numero: '7', rut_emisor: RUT });
    await correct(boleta(118).documento, 'Se escribió 7');
    const rows = [
      ['Boleta afecta', '181', '', '', '', '', 'No es suya'],
      ['Boleta de honorarios', '7', RUT, 'Boleta afecta', '118', '', 'Se escribió 7'],
    ];
    const [headers, ...lines] = await exported('formato=csv&hoja=documentos-corregidos');
    expect(headers!.slice(4, 11)).toEqual([
      'Documento anterior',
      'Número anterior',
      'RUT anterior de quien lo emite',
      'Documento correcto',
      'Número correcto',
      'RUT correcto de quien lo emite',
      'Motivo',
    ]);
    expect(lines.map((cells) => cells.slice(4, 11))).toEqual(rows);
    expect(lines[0]!.slice(0, 4)).toEqual([String(id), '2026-10-30', 'Ana Demo', '5000']);
    expect(lines[0]!.slice(11)).toEqual([expect.stringMatching(/\w/), expect.stringContaining('30')]);
    const { documentos_corregidos: corrected } = await month();
    expect(corrected).toEqual([
      expect.objectContaining({
        documento_anterior: { ...boleta(181).documento, rut_emisor: '' },
        documento: null,
      }),
      expect.objectContaining({ motivo: 'Se escribió 7', registrado_por: expect.stringMatching(/\w/) }),
    ]);
    expect((await month('2026-10')).documentos_corregidos).toEqual(corrected);
    expect((await month('2026-12')).documentos_corregidos).toEqual([]);
    expect((await month('2026-09')).documentos_corregidos).toEqual([]);
  });

  it('finds the missing numbers of each issuer’s documents since the last one before the month', async () => {
    await charge('2026-10-20', 900_000);
    const fee = (numero: number, rut_emisor: string) => ({
      documento: { tipo: 'boleta_honorarios', numero: String(numero), rut_emisor },
    });
    const part = { monto: 1_000 };
    await pay('2026-10-20', 'debito', { ...part, ...boleta(50) });
    await pay('2026-11-03', 'debito', { ...part, ...boleta(53) });
    await pay('2026-11-03', 'debito', { ...part, ...fee(50, RUT) });
    await pay('2026-11-03', 'debito', { ...part, ...fee(60, '22.222.222-2') });
    await pay('2026-11-03', 'debito', { ...part, documento: { tipo: 'voucher', numero: '1' } });
    await pay('2026-11-03', 'debito', { ...part, documento: { tipo: 'voucher', numero: '9' } });
    const gaps = async (mes: string) =>
      (await month(mes)).por_documento.flatMap(({ faltan }: { faltan: object[] }) => faltan);
    expect(await gaps('2026-11')).toEqual([{ desde: '51', hasta: '52' }]);
    expect(await gaps('2026-10')).toEqual([]);
    await pay(TODAY, 'debito', { ...part, ...boleta(52) });
    expect(await gaps('2026-11')).toEqual([{ desde: '51', hasta: '51' }]);
    // 540 for 54, and a boleta that was issued but whose payment went back.
    const goesBack = async (numero: number) => {
      const { id } = await pay(TODAY, 'debito', { ...part, ...boleta(numero) });
      await created(`pagos/devolver/${id}`, { motivo: 'x' });
    };
    for (const numero of [540, 54, 58]) await goesBack(numero);
    const { id: last } = await pay(TODAY, 'debito', { ...part, ...boleta(55) });
    expect(await gaps('2026-11')).toEqual([{ desde: '51', hasta: '51' }]);
    const ends = async (mes: string) =>
      (await month(mes)).por_documento
        .filter(({ tipo }: { tipo: string }) => tipo === 'boleta_afecta')
        .map(({ primero, ultimo }: { primero: string; ultimo: string }) => [primero, ultimo]);
    expect(await ends('2026-11')).toEqual([['52', '55']]);
    product.clock.instant = new Date('2026-12-02T15:00:00Z');
    await pay('2026-12-01', 'debito', { ...part, ...boleta(60) });
    await created(`pagos/devolver/${last}`, { motivo: 'x', monto: 500 });
    expect(await ends('2026-12')).toEqual([['60', '60']]);
    expect(await gaps('2026-12')).toEqual([
      { desde: '56', hasta: '57' },
      { desde: '59', hasta: '59' },
    ]);
  });

  it('counts the completed visits without a charge', async () => {
    const book = (hora: string) =>
      staff.post('/api/citas/crear_cita_admin/', { paciente: 1, tratamiento: 'x', fecha: TODAY, hora });
    const one = (await book('10:00')).body.id;
    await book('12:00');
    await product.database.query(`update appointment set status = 'COMPLETED' where date = $1`, [TODAY]);
    expect((await month()).visitas_sin_cobro).toBe(2);
    await created('cobros', { cita: one, es_visita: true, precio: 1_000 });
    expect((await month()).visitas_sin_cobro).toBe(1);
  });

  it('returns empty sums for a month without lines', async () => {
    expect(await month('2020-01')).toMatchObject({ cobrado: 0, cuadra: true, dias: [], por_documento: [] });
  });

  it.each([
    ['2026-13', ''],
    ['2026-11-01', ''],
    ['noviembre', ''],
    ['2026-11', 'exportar?formato=pdf'],
    ['2026-11', 'exportar'],
    ['2026-11', 'exportar?formato=csv&hoja=sueldos'],
  ])('refuses the accountant’s month %s/%s', async (mes, rest) => {
    expect((await staff.get(`/api/caja/mes/${mes}/${rest}`)).status).toBe(400);
    expect((await product.database.query('select from data_export')).rows).toEqual([]);
  });
});
