import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type ControlReason, type ControlState, controlState } from '#domain/visits/control-due.js';
import { TIPO_CITA } from '../../clinic/settings/tipo-cita.js';
import { CURSOR_IN_QUERY, LIMIT_IN_QUERY } from '../../foundation/changes/cambios.wire.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import type { ControlDueRow } from './control-due.row.js';

/** The REST field names of controls. */
export const CONTROL = {
  state: 'estado',
  professionalId: 'profesional',
  patientId: 'paciente',
  treatment: 'tratamiento',
  reason: 'motivo',
} as const;

export const ESTADO: Readonly<Record<ControlState, string>> = {
  UPCOMING: 'por_vencer',
  OVERDUE: 'vencido',
};
export const MOTIVO: Readonly<Record<ControlReason, string>> = { TREATMENT: 'tratamiento' };

type Values = Readonly<Record<string, unknown>>;

/** `?estado=vencido&profesional=2&paciente=17&tratamiento=…&cursor=…&limite=…`; unknown words are left for validation to refuse. */
export function fromControlsQuery(query: Values): object {
  const state = query[CONTROL.state];
  const limit = query[LIMIT_IN_QUERY];
  return {
    state: Object.entries(ESTADO).find(([, word]) => word === state)?.[0] ?? state,
    professionalId: asWholeNumber(query[CONTROL.professionalId]),
    patientId: asWholeNumber(query[CONTROL.patientId]),
    treatment: query[CONTROL.treatment],
    after: query[CURSOR_IN_QUERY],
    ...(limit !== undefined && { first: asWholeNumber(limit) }),
  };
}

export const toControl = (row: ControlDueRow, today: LocalDate) => ({
  [CONTROL.patientId]: row.patientId,
  paciente_nombre: row.patientName,
  paciente_telefono: row.patientPhone,
  tipo_cita: TIPO_CITA[row.serviceType],
  fecha_visita: row.visitedOn,
  fecha_control: row.dueOn,
  [CONTROL.state]: ESTADO[controlState(row.dueOn, today)],
  [CONTROL.professionalId]: row.professionalId,
  profesional_nombre: professionalName(row.professionalName, row.serviceType),
  [CONTROL.reason]: MOTIVO.TREATMENT,
  [CONTROL.treatment]: row.treatment,
});
