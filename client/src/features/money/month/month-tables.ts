import { capitalised } from '#domain/capitalised.es.js';
import { shortDate, weekdayName } from '#domain/clinic-time.es.js';
import { dayOfMonth, type LocalDate } from '#domain/clinic-time.js';
import { NO_PROFESSIONAL } from '#domain/clinic/professionals/professional.es.js';
import {
  correctedInWords,
  EXPENSE_LABELS,
  gapsInWords,
  METHOD_LABELS,
  PAYMENT_KIND_LABELS,
  TAX_LABELS,
} from '#domain/money/money.es.js';
import { type MoneyMonth, sumsOf } from '#domain/money/month.js';
import { documentsInWords, MONTH_SHEETS, OF_RENTERS } from '#domain/money/month-sheets.es.js';
import { type Clp, formatClp } from '#domain/stock/clp.js';

interface MonthLine {
  /** Where two lines may have the same words. */
  readonly key?: string;
  readonly name: string;
  /** In small letters under the name. */
  readonly detail?: string;
  /** An explanation below the table. */
  readonly warning?: string;
  /** The day of the till that it shows. */
  readonly day?: LocalDate;
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/** A part of the month, on the screen and on paper. */
export interface MonthTable {
  readonly id: string;
  readonly title: string;
  /** The header of the first column, then of the cells. */
  readonly headers: readonly string[];
  readonly lines: readonly MonthLine[];
  readonly empty: string;
}

const times = (count: number): string => String(count);

/** 'Martes 3'. */
const dayInWords = (day: LocalDate): string => `${capitalised(weekdayName(day))} ${dayOfMonth(day)}`;

/** The month's tables, in the order of the page. */
export function tablesOf(month: MoneyMonth): MonthTable[] {
  const sums = sumsOf(month);
  return [
    {
      id: 'impuestos',
      title: 'Cobros por impuesto',
      headers: ['Impuesto', 'Líneas', 'Monto'],
      empty: 'No hay cobros.',
      lines: [
        ...month.taxes.map(({ tax, count, amount }) => ({
          name: TAX_LABELS[tax],
          cells: [times(count), formatClp(amount)],
        })),
        { name: 'Total cobrado', cells: ['', formatClp(sums.charged)], isTotal: true },
      ],
    },
    {
      id: 'medios',
      title: 'Pagos por medio',
      headers: ['Medio', 'Líneas', 'Monto'],
      empty: 'No hay pagos.',
      lines: [
        ...month.methods.map(({ method, kind, count, amount }) => ({
          name: METHOD_LABELS[method],
          ...(kind !== 'PAYMENT' && { detail: PAYMENT_KIND_LABELS[kind] }),
          cells: [times(count), formatClp(amount)],
        })),
        {
          name: 'Total pagado',
          detail: 'Pagos menos devoluciones, sin propinas ni redondeo',
          cells: ['', formatClp(sums.paid)],
          isTotal: true,
        },
      ],
    },
    {
      id: 'documentos',
      title: 'Documentos',
      headers: ['Documento', 'Cantidad', 'Pagado'],
      empty: 'No hay pagos.',
      lines: [
        ...month.documents.map((one) => ({
          name: documentsInWords(one),
          detail: [
            one.first && (one.first === one.last ? `N.º ${one.first}` : `Del ${one.first} al ${one.last}`),
            one.refunded > 0 && `devuelto ${formatClp(one.refunded)}`,
          ]
            .filter(Boolean)
            .join(' · '),
          warning: gapsInWords(one.gaps),
          cells: [times(one.count), formatClp(one.paid - one.refunded)],
        })),
        { name: 'Total pagado', cells: ['', formatClp(sums.paid)], isTotal: true },
      ],
    },
    ...(month.correctedDocuments.length > 0
      ? [
          {
            id: 'corregidos',
            title: MONTH_SHEETS.CORRECTIONS.title,
            headers: ['Corrección', 'En la caja del', 'Pago'],
            empty: '',
            lines: month.correctedDocuments.map((one) => ({
              key: `${one.paymentId} ${one.at}`,
              name: correctedInWords(one.before, one.after),
              detail: [one.reason, one.patientName, `${one.staffName}, ${shortDate(one.correctedOn)}`]
                .filter(Boolean)
                .join(' · '),
              cells: [shortDate(one.bookedOn), formatClp(one.amount)],
            })),
          },
        ]
      : []),
    {
      id: 'profesionales',
      title: 'Cobros por profesional',
      headers: ['Profesional', 'Propinas', 'Cobrado'],
      empty: 'No hay cobros.',
      lines: [
        ...month.professionals.map((one) => ({
          name: one.professionalName ?? NO_PROFESSIONAL,
          detail: (
            [
              ['afecto', one.taxed],
              ['exento', one.exempt],
              ['sin definir', one.undefined],
            ] as const
          )
            .filter(([, amount]) => amount !== 0)
            .map(([word, amount]) => `${word} ${formatClp(amount)}`)
            .join(' · '),
          cells: [formatClp(one.tips), formatClp(one.charged)],
        })),
        { name: 'Total', cells: [formatClp(sums.tips), formatClp(sums.charged)], isTotal: true },
      ],
    },
    ...(month.renters.length > 0
      ? [
          {
            id: 'arriendos',
            title: OF_RENTERS,
            headers: ['Profesional', 'Pagado', 'Cobrado'],
            empty: '',
            lines: month.renters.map((one) => ({
              name: one.professionalName,
              detail: 'Ingreso suyo, en la caja de la clínica',
              cells: [formatClp(one.collected), formatClp(one.charged)],
            })),
          },
        ]
      : []),
    {
      id: 'gastos',
      title: 'Gastos',
      headers: ['Categoría', 'Líneas', 'Monto'],
      empty: 'No hay gastos.',
      lines: [
        ...month.expenses.map(({ category, count, amount }) => ({
          name: EXPENSE_LABELS[category],
          cells: [times(count), formatClp(amount)],
        })),
        { name: 'Total de gastos', cells: ['', formatClp(sums.spent)], isTotal: true },
      ],
    },
    {
      id: 'cierres',
      title: 'Cierres de caja',
      headers: ['Día', 'Cobrado', 'Pagado', 'Gastos', 'Efectivo', 'Según el cierre'],
      empty: 'No hay días con movimientos.',
      lines: [
        ...month.days.map((one) => ({
          name: dayInWords(one.day),
          day: one.day,
          ...((one.difference || one.cardDifference) && { detail: differencesOf(one) }),
          ...(!one.isClosed && { warning: 'Sin cerrar' }),
          cells: [
            formatClp(one.charged),
            formatClp(one.paid),
            formatClp(one.spent),
            formatClp(one.cash),
            one.closedCash === null ? '–' : formatClp(one.closedCash),
          ],
        })),
        {
          name: 'Total',
          cells: [sums.charged, sums.paid, sums.spent, sums.cash, sums.closedCash].map((one) =>
            formatClp(one),
          ),
          isTotal: true,
        },
      ],
    },
  ];
}

/** 'se contó $1.000 de menos · tarjetas: $500 de menos según el terminal'. */
const differencesOf = ({ difference, cardDifference }: MoneyMonth['days'][number]): string =>
  [
    difference && `se contó ${offBy(difference)}`,
    cardDifference && `tarjetas: ${offBy(cardDifference)} según el terminal`,
  ]
    .filter(Boolean)
    .join(' · ');

const offBy = (pesos: Clp): string => `${formatClp(Math.abs(pesos))} ${pesos < 0 ? 'de menos' : 'de más'}`;
