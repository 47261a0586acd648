import { shortDate } from '../clinic-time.es.js';
import { NO_PROFESSIONAL } from '../clinic/professionals/professional.es.js';
import { formatRut } from '../rut.js';
import type { Column } from '../spreadsheets/column.js';
import type { Clp } from '../stock/clp.js';
import {
  DOCUMENT_LABELS,
  EXPENSE_LABELS,
  gapsInWords,
  METHOD_LABELS,
  PAYMENT_KIND_LABELS,
  TAX_LABELS,
} from './money.es.js';
import { type CorrectedDocument, type MoneyMonth, sumsOf } from './month.js';

const CHARGE_COLUMNS = [
  { field: 'id', header: 'N.º', kind: 'WHOLE' },
  { field: 'bookedOn', header: 'En la caja del', kind: 'DAY' },
  { field: 'belongsTo', header: 'Corresponde al', kind: 'DAY' },
  { field: 'description', header: 'Cobro', kind: 'TEXT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'professionalName', header: 'Profesional', kind: 'TEXT' },
  { field: 'listPrice', header: 'Precio', kind: 'WHOLE' },
  { field: 'discount', header: 'Rebaja', kind: 'WHOLE' },
  { field: 'amount', header: 'Monto', kind: 'WHOLE' },
  { field: 'isOfRenter', header: 'De quien arrienda', kind: 'YES_NO' },
  { field: 'tax', header: 'Impuesto', kind: 'CHOICE', words: TAX_LABELS },
  { field: 'reason', header: 'Motivo', kind: 'TEXT' },
  { field: 'reversesId', header: 'Anula al n.º', kind: 'WHOLE' },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
  { field: 'at', header: 'Registrado', kind: 'MOMENT' },
] as const satisfies readonly Column[];

const PAYMENT_COLUMNS = [
  { field: 'id', header: 'N.º', kind: 'WHOLE' },
  { field: 'bookedOn', header: 'En la caja del', kind: 'DAY' },
  { field: 'belongsTo', header: 'Corresponde al', kind: 'DAY' },
  { field: 'kind', header: 'Tipo', kind: 'CHOICE', words: PAYMENT_KIND_LABELS },
  { field: 'method', header: 'Medio de pago', kind: 'CHOICE', words: METHOD_LABELS },
  { field: 'amount', header: 'Monto', kind: 'WHOLE' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'payerName', header: 'Paga', kind: 'TEXT' },
  { field: 'payerRut', header: 'RUT de quien paga', kind: 'RUT' },
  { field: 'documentKind', header: 'Documento', kind: 'CHOICE', words: DOCUMENT_LABELS },
  { field: 'documentNumber', header: 'Número', kind: 'TEXT' },
  { field: 'documentIssuerRut', header: 'RUT de quien lo emite', kind: 'RUT' },
  { field: 'authorizationCode', header: 'Autorización', kind: 'TEXT' },
  { field: 'professionalName', header: 'Propina para', kind: 'TEXT' },
  { field: 'charges', header: 'Paga los cobros', kind: 'TEXT' },
  { field: 'withId', header: 'Con el pago n.º', kind: 'WHOLE' },
  { field: 'refundsId', header: 'Devuelve el n.º', kind: 'WHOLE' },
  { field: 'reason', header: 'Nota o motivo', kind: 'TEXT' },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
  { field: 'at', header: 'Registrado', kind: 'MOMENT' },
] as const satisfies readonly Column[];

/** The sheets of the accountant's month, in the order of the workbook. */
export const MONTH_SHEETS = {
  SUMMARY: {
    title: 'Resumen',
    fileName: 'resumen',
    columns: [
      { field: 'section', header: 'Parte', kind: 'TEXT' },
      { field: 'name', header: 'Detalle', kind: 'TEXT' },
      { field: 'count', header: 'Cantidad', kind: 'WHOLE' },
      { field: 'amount', header: 'Monto', kind: 'WHOLE' },
      { field: 'note', header: 'Nota', kind: 'TEXT' },
    ],
  },
  CHARGES: { title: 'Cobros', fileName: 'cobros', columns: CHARGE_COLUMNS },
  PAYMENTS: { title: 'Pagos', fileName: 'pagos', columns: PAYMENT_COLUMNS },
  REFUNDS: { title: 'Devoluciones', fileName: 'devoluciones', columns: PAYMENT_COLUMNS },
  DOCUMENTS: {
    title: 'Documentos',
    fileName: 'documentos',
    columns: [
      { field: 'kind', header: 'Documento', kind: 'CHOICE', words: DOCUMENT_LABELS },
      { field: 'issuerRut', header: 'RUT de quien lo emite', kind: 'RUT' },
      { field: 'number', header: 'Número', kind: 'TEXT' },
      { field: 'bookedOn', header: 'En la caja del', kind: 'DAY' },
      { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
      { field: 'paid', header: 'Pagado', kind: 'WHOLE' },
      { field: 'refunded', header: 'Devuelto', kind: 'WHOLE' },
    ],
  },
  CORRECTIONS: {
    title: 'Documentos corregidos',
    fileName: 'documentos-corregidos',
    columns: [
      { field: 'paymentId', header: 'Pago n.º', kind: 'WHOLE' },
      { field: 'bookedOn', header: 'En la caja del', kind: 'DAY' },
      { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
      { field: 'amount', header: 'Monto', kind: 'WHOLE' },
      { field: 'formerKind', header: 'Documento anterior', kind: 'CHOICE', words: DOCUMENT_LABELS },
      { field: 'formerNumber', header: 'Número anterior', kind: 'TEXT' },
      { field: 'formerIssuerRut', header: 'RUT anterior de quien lo emite', kind: 'RUT' },
      { field: 'kind', header: 'Documento correcto', kind: 'CHOICE', words: DOCUMENT_LABELS },
      { field: 'number', header: 'Número correcto', kind: 'TEXT' },
      { field: 'issuerRut', header: 'RUT correcto de quien lo emite', kind: 'RUT' },
      { field: 'reason', header: 'Motivo', kind: 'TEXT' },
      { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
      { field: 'at', header: 'Registrado', kind: 'MOMENT' },
    ],
  },
  EXPENSES: {
    title: 'Gastos',
    fileName: 'gastos',
    columns: [
      { field: 'id', header: 'N.º', kind: 'WHOLE' },
      { field: 'bookedOn', header: 'En la caja del', kind: 'DAY' },
      { field: 'belongsTo', header: 'Corresponde al', kind: 'DAY' },
      { field: 'category', header: 'Categoría', kind: 'CHOICE', words: EXPENSE_LABELS },
      { field: 'description', header: 'Gasto', kind: 'TEXT' },
      { field: 'documentNumber', header: 'Número del documento', kind: 'TEXT' },
      { field: 'method', header: 'Medio de pago', kind: 'CHOICE', words: METHOD_LABELS },
      { field: 'amount', header: 'Monto', kind: 'WHOLE' },
      { field: 'reason', header: 'Motivo', kind: 'TEXT' },
      { field: 'reversesId', header: 'Anula al n.º', kind: 'WHOLE' },
      { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
      { field: 'at', header: 'Registrado', kind: 'MOMENT' },
    ],
  },
  CLOSINGS: {
    title: 'Cierres',
    fileName: 'cierres',
    columns: [
      { field: 'day', header: 'Día', kind: 'DAY' },
      { field: 'isClosed', header: 'Cerrado', kind: 'YES_NO' },
      { field: 'charged', header: 'Cobrado', kind: 'WHOLE' },
      { field: 'paid', header: 'Pagado', kind: 'WHOLE' },
      { field: 'tips', header: 'Propinas', kind: 'WHOLE' },
      { field: 'spent', header: 'Gastos', kind: 'WHOLE' },
      { field: 'cash', header: 'Efectivo', kind: 'WHOLE' },
      { field: 'closedCash', header: 'Efectivo según el cierre', kind: 'WHOLE' },
      { field: 'difference', header: 'Contado menos esperado', kind: 'WHOLE' },
      { field: 'cards', header: 'Tarjetas', kind: 'WHOLE' },
      { field: 'settled', header: 'Tarjetas según el terminal', kind: 'WHOLE' },
      { field: 'cardDifference', header: 'Terminal menos caja', kind: 'WHOLE' },
      { field: 'cardFee', header: 'Comisión del terminal', kind: 'WHOLE' },
      { field: 'deposited', header: 'Abonado en la cuenta', kind: 'WHOLE' },
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly fileName: string; readonly columns: readonly Column[] }>
>;
export type MonthSheet = keyof typeof MONTH_SHEETS;
export const MONTH_SHEET_NAMES = Object.keys(MONTH_SHEETS) as readonly MonthSheet[];

export const NO_DOCUMENT = 'Sin documento';

/** Charges of professionals who rent a box, which are their own income. */
export const OF_RENTERS = 'De profesionales que arriendan';

export const documentsInWords = ({
  kind,
  issuerRut,
}: Pick<MoneyMonth['documents'][number], 'kind' | 'issuerRut'>): string =>
  kind === null ? NO_DOCUMENT : DOCUMENT_LABELS[kind] + (issuerRut && ` de ${formatRut(issuerRut)}`);

/** 'Cuadra con los cierres.', 'Cuadra con los cierres. Falta cerrar 05/11/2026.' */
export function equalityInWords({ isEqual, openDays }: ReturnType<typeof sumsOf>): string {
  if (!isEqual) return 'No cuadra con los cierres. Avise a quien mantiene el sistema.';
  const [first] = openDays;
  if (first === undefined) return 'Cuadra con los cierres, al peso.';
  const days = openDays.map(shortDate).join(', ');
  return `Cuadra con los cierres. ${openDays.length === 1 ? 'Falta' : 'Faltan'} por cerrar: ${days}.`;
}

/** The sheet 'Documentos corregidos'. */
export const correctionsInRows = (corrections: readonly CorrectedDocument[]): object[] =>
  corrections.map(({ before, after, ...row }) => ({
    ...row,
    formerKind: before?.kind ?? null,
    formerNumber: before?.number ?? '',
    formerIssuerRut: before?.issuerRut ?? '',
    kind: after?.kind ?? null,
    number: after?.number ?? '',
    issuerRut: after?.issuerRut ?? '',
  }));

interface SummaryRow {
  readonly section: string;
  readonly name: string;
  readonly count: number | null;
  readonly amount: Clp | null;
  readonly note: string;
}

/** The rows of the sheet 'Resumen'. */
export function monthInRows(month: MoneyMonth): SummaryRow[] {
  const sums = sumsOf(month);
  const row = (
    section: string,
    name: string,
    amount: Clp | null,
    count: number | null = null,
    note = '',
  ): SummaryRow => ({ section, name, count, amount, note });
  return [
    ...month.taxes.map(({ tax, amount, count }) =>
      row('Cobros por impuesto', TAX_LABELS[tax], amount, count),
    ),
    row('Cobros por impuesto', 'Total cobrado', sums.charged),
    row('Cobros por impuesto', 'Visitas sin cobro registrado', null, month.unchargedVisits),
    ...month.methods.map(({ method, kind, amount, count }) =>
      row('Pagos por medio', `${PAYMENT_KIND_LABELS[kind]}, ${METHOD_LABELS[method]}`, amount, count),
    ),
    row('Pagos por medio', 'Total pagado, menos devoluciones', sums.paid),
    ...month.documents.map((one) =>
      row(
        'Pagos por documento',
        documentsInWords(one),
        one.paid - one.refunded,
        one.count,
        [one.first && `Del ${one.first} al ${one.last}.`, gapsInWords(one.gaps)].filter(Boolean).join(' '),
      ),
    ),
    ...month.professionals.map((one) =>
      row('Cobros por profesional', one.professionalName ?? NO_PROFESSIONAL, one.charged),
    ),
    ...month.renters.flatMap((one) => [
      row(OF_RENTERS, `${one.professionalName}: cobrado`, one.charged),
      row(OF_RENTERS, `${one.professionalName}: pagado por sus pacientes`, one.collected),
    ]),
    ...month.expenses.map(({ category, amount, count }) =>
      row('Gastos', EXPENSE_LABELS[category], amount, count),
    ),
    row('Gastos', 'Total de gastos', sums.spent),
    row('Caja', 'Efectivo de los días cerrados, según los cierres', sums.closedCash),
    row('Caja', 'Efectivo de los días abiertos', sums.openCash, sums.openDays.length),
    row('Caja', 'Efectivo del mes', sums.cash, null, equalityInWords(sums)),
  ];
}
