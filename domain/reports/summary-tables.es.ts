import { SOURCE_LABELS } from '../agenda/booking-source.es.js';
import { CANCELLER_LABELS } from '../agenda/canceller.es.js';
import { NOTICE_LABELS } from '../agenda/cancellation-notice.es.js';
import { SERVICE_TYPE_LABELS } from '../agenda/appointment.es.js';
import { WEEKDAY_WORDS } from '../clinic-time.es.js';
import { METHOD_LABELS } from '../money/money.es.js';
import type { Column } from '../spreadsheets/column.js';
import type { SummaryPeriod } from './period.js';
import type { SummaryPart } from './summary-areas.js';

export const PERIOD_LABELS: Readonly<Record<SummaryPeriod, string>> = {
  CURRENT: 'Este período',
  BEFORE: 'Período anterior',
  YEAR_BEFORE: 'Un año antes',
};

/** Charges for anything but a visit. */
export const OTHER_CHARGES = 'Ventas y otros cobros';
export const NO_APPOINTMENT = 'Sin cita';

interface SummaryTable {
  /** Its name in the REST API, in the address of the export and in its file's name. */
  readonly word: string;
  readonly title: string;
  readonly part: SummaryPart;
  readonly columns: readonly Column[];
}

const PERIOD = { field: 'period', header: 'Período', kind: 'CHOICE', words: PERIOD_LABELS } as const;
const SERVICE = {
  field: 'serviceType',
  header: 'Servicio',
  kind: 'CHOICE',
  words: SERVICE_TYPE_LABELS,
} as const;
const WEEKDAY = { field: 'weekday', header: 'Día', kind: 'CHOICE', words: WEEKDAY_WORDS } as const;
const PROFESSIONAL = { field: 'professionalName', header: 'Profesional', kind: 'TEXT' } as const;
const TREATMENT = { field: 'treatment', header: 'Tratamiento', kind: 'TEXT' } as const;
const OUTCOMES = [
  { field: 'attended', header: 'Atendidas', kind: 'WHOLE' },
  { field: 'cancelled', header: 'Canceladas', kind: 'WHOLE' },
  { field: 'noShows', header: 'No vinieron', kind: 'WHOLE' },
  { field: 'open', header: 'Por cerrar', kind: 'WHOLE' },
] as const;
const count = (header: string) => ({ field: 'count', header, kind: 'WHOLE' }) as const;

/** The tables behind the figures, with a row for each period; that of controls is of today. */
export const SUMMARY_TABLES = {
  weeks: {
    word: 'semanas',
    title: 'Citas por semana',
    part: 'appointments',
    columns: [PERIOD, { field: 'week', header: 'Semana del', kind: 'DAY' }, SERVICE, ...OUTCOMES],
  },
  services: {
    word: 'servicios',
    title: 'Citas por servicio',
    part: 'appointments',
    columns: [PERIOD, SERVICE, ...OUTCOMES],
  },
  cancellations: {
    word: 'canceladas',
    title: 'Citas canceladas',
    part: 'appointments',
    columns: [
      PERIOD,
      { field: 'by', header: 'Quién canceló', kind: 'CHOICE', words: CANCELLER_LABELS },
      { field: 'notice', header: 'Con cuánta anticipación', kind: 'CHOICE', words: NOTICE_LABELS },
      count('Citas'),
    ],
  },
  occupancy: {
    word: 'ocupacion',
    title: 'Ocupación',
    part: 'appointments',
    columns: [
      PERIOD,
      PROFESSIONAL,
      WEEKDAY,
      { field: 'openMinutes', header: 'Minutos abiertos', kind: 'WHOLE' },
      { field: 'bookedMinutes', header: 'Minutos reservados', kind: 'WHOLE' },
    ],
  },
  hours: {
    word: 'horas',
    title: 'Horas más pedidas',
    part: 'appointments',
    columns: [PERIOD, WEEKDAY, { field: 'hour', header: 'Hora', kind: 'WHOLE' }, count('Citas')],
  },
  patients: {
    word: 'pacientes',
    title: 'Pacientes',
    part: 'appointments',
    columns: [
      PERIOD,
      { field: 'newPatients', header: 'Nuevos', kind: 'WHOLE' },
      { field: 'returningPatients', header: 'Que vuelven', kind: 'WHOLE' },
    ],
  },
  sources: {
    word: 'origenes',
    title: 'Origen de las reservas',
    part: 'appointments',
    columns: [
      PERIOD,
      { field: 'source', header: 'Origen', kind: 'CHOICE', words: SOURCE_LABELS },
      count('Citas'),
    ],
  },
  resold: {
    word: 'revendidas',
    title: 'Horas revendidas',
    part: 'appointments',
    columns: [PERIOD, count('Citas'), { field: 'minutes', header: 'Minutos', kind: 'WHOLE' }],
  },
  totals: {
    word: 'totales',
    title: 'Ingresos',
    part: 'income',
    columns: [
      PERIOD,
      { field: 'charged', header: 'Cobrado', kind: 'WHOLE' },
      { field: 'rented', header: 'De profesionales que arriendan', kind: 'WHOLE' },
      { field: 'paid', header: 'Pagado', kind: 'WHOLE' },
      { field: 'unchargedVisits', header: 'Sin cobro registrado', kind: 'WHOLE' },
      { field: 'noShowsValue', header: 'Precio de quienes no vinieron', kind: 'WHOLE' },
      { field: 'resoldAmount', header: 'Cobrado por horas revendidas', kind: 'WHOLE' },
    ],
  },
  treatments: {
    word: 'tratamientos',
    title: 'Ingresos por tratamiento',
    part: 'income',
    columns: [PERIOD, TREATMENT, count('Cobros'), { field: 'amount', header: 'Cobrado', kind: 'WHOLE' }],
  },
  professionals: {
    word: 'profesionales',
    title: 'Ingresos por profesional',
    part: 'income',
    columns: [PERIOD, PROFESSIONAL, count('Cobros'), { field: 'amount', header: 'Cobrado', kind: 'WHOLE' }],
  },
  methods: {
    word: 'medios',
    title: 'Medios de pago',
    part: 'income',
    columns: [
      PERIOD,
      { field: 'method', header: 'Medio', kind: 'CHOICE', words: METHOD_LABELS },
      count('Pagos'),
      { field: 'paid', header: 'Pagado', kind: 'WHOLE' },
      { field: 'refunded', header: 'Devuelto', kind: 'WHOLE' },
      { field: 'amount', header: 'Total', kind: 'WHOLE' },
    ],
  },
  supplies: {
    word: 'insumos',
    title: 'Costo de insumos por tratamiento',
    part: 'supplies',
    columns: [
      PERIOD,
      TREATMENT,
      { field: 'records', header: 'Fichas', kind: 'WHOLE' },
      { field: 'cost', header: 'Costo', kind: 'WHOLE' },
    ],
  },
  controls: {
    word: 'controles',
    title: 'Controles vencidos',
    part: 'controls',
    columns: [
      { field: 'countedOn', header: 'Hasta el día', kind: 'DAY' },
      { field: 'overdue', header: 'Pacientes con control vencido', kind: 'WHOLE' },
    ],
  },
} as const satisfies Readonly<Record<string, SummaryTable>>;
export type SummaryTableName = keyof typeof SUMMARY_TABLES;
export const SUMMARY_TABLE_NAMES = Object.keys(SUMMARY_TABLES) as SummaryTableName[];
