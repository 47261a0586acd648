import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { isLateNotice } from '#domain/agenda/cancellation-notice.js';
import { NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import type { SummaryPeriod } from '#domain/reports/period.js';
import type { AppointmentFigures, IncomeFigures } from '#domain/reports/summary.js';
import { SUMMARY_TABLES } from '#domain/reports/summary-tables.es.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { MEDIO } from '../../money/payments/payment-method.js';
import type { Summary } from './summary.service.js';

export const RESUMEN = { from: 'desde', to: 'hasta', table: 'tabla', format: 'formato' } as const;

export const PERIODO: Readonly<Record<SummaryPeriod, string>> = {
  CURRENT: 'actual',
  BEFORE: 'anterior',
  YEAR_BEFORE: 'hace_un_ano',
};
export const TABLA: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SUMMARY_TABLES).map(([name, { word }]) => [name, word]),
);

/** `?desde=2026-11-01&hasta=2026-11-30&tabla=semanas`. */
export const fromSummaryQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[RESUMEN.from],
  to: query[RESUMEN.to],
  table: fromWord(TABLA, query[RESUMEN.table]),
});

interface OfPeriod {
  readonly period: SummaryPeriod;
}
const of = ({ period }: OfPeriod) => ({ periodo: PERIODO[period] });

const outcomes = ({ attended, cancelled, noShows, open }: AppointmentFigures['services'][number]) => ({
  atendidas: attended,
  canceladas: cancelled,
  no_vinieron: noShows,
  por_cerrar: open,
});

const toCitas = (figures: AppointmentFigures) => ({
  servicios: figures.services.map((row) => ({
    ...of(row),
    tipo_cita: SERVICE_WORDS[row.serviceType],
    ...outcomes(row),
  })),
  semanas: figures.weeks.map((row) => ({
    ...of(row),
    semana: row.week,
    tipo_cita: SERVICE_WORDS[row.serviceType],
    ...outcomes(row),
  })),
  canceladas: figures.cancellations.map((row) => ({
    ...of(row),
    por: CANCELLER_WORDS[row.by],
    anticipacion: NOTICE_WORDS[row.notice],
    tarde: isLateNotice(row.notice),
    citas: row.count,
  })),
  ocupacion: figures.occupancy.map((row) => ({
    ...of(row),
    profesional: row.professionalId,
    profesional_nombre: row.professionalName,
    dia: row.weekday,
    minutos_abiertos: row.openMinutes,
    minutos_reservados: row.bookedMinutes,
  })),
  horas: figures.hours.map((row) => ({ ...of(row), dia: row.weekday, hora: row.hour, citas: row.count })),
  pacientes: figures.patients.map((row) => ({
    ...of(row),
    nuevos: row.newPatients,
    que_vuelven: row.returningPatients,
  })),
  origenes: figures.sources.map((row) => ({
    ...of(row),
    origen: SOURCE_WORDS[row.source],
    citas: row.count,
  })),
  revendidas: figures.resold.map((row) => ({ ...of(row), citas: row.count, minutos: row.minutes })),
});

const toIngresos = (figures: IncomeFigures) => ({
  totales: figures.totals.map((row) => ({
    ...of(row),
    cobrado: row.charged,
    cobrado_de_arrendatarios: row.rented,
    pagado: row.paid,
    sin_cobro_registrado: row.unchargedVisits,
    precio_no_vinieron: row.noShowsValue,
    cobrado_revendidas: row.resoldAmount,
  })),
  tratamientos: figures.treatments.map((row) => ({
    ...of(row),
    tratamiento: row.treatment,
    cobros: row.count,
    monto: row.amount,
  })),
  profesionales: figures.professionals.map((row) => ({
    ...of(row),
    profesional: row.professionalId,
    profesional_nombre: row.professionalName,
    cobros: row.count,
    monto: row.amount,
  })),
  medios: figures.methods.map((row) => ({
    ...of(row),
    medio: MEDIO[row.method],
    pagos: row.count,
    pagado: row.paid,
    devuelto: row.refunded,
    monto: row.amount,
  })),
});

/** Without the parts that the reader may not read. */
export const toResumen = ({ from, to, periods, appointments, income, supplies, controls }: Summary) => ({
  desde: from,
  hasta: to,
  periodos: periods.map((one) => ({ ...of(one), desde: one.from, hasta: one.to })),
  ...(appointments && { citas: toCitas(appointments) }),
  ...(income && { ingresos: toIngresos(income) }),
  ...(supplies && {
    insumos: supplies.map((row) => ({
      ...of(row),
      tratamiento: row.treatment,
      fichas: row.records,
      costo: row.cost,
    })),
  }),
  ...(controls && { controles: { vencidos: controls.overdue, al: controls.countedOn } }),
});
