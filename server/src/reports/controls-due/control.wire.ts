import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { MessageChannelName, MessageState } from '#domain/messages/message.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type ControlReason, type ControlState, controlState } from '#domain/reports/control-due.js';
import { fromPageQuery } from '../../foundation/changes/cambios.wire.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asFlag } from '../../foundation/input/flag.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import type { ControlDueRow } from './control-due.row.js';

/** The REST field names of controls. */
export const CONTROL = {
  state: 'estado',
  professionalId: 'profesional',
  patientId: 'paciente',
  visitedOn: 'fecha_visita',
  startsOn: 'fecha_desde',
  treatment: 'tratamiento',
  reason: 'motivo',
  causes: 'motivos',
  dismissed: 'no_llamar',
} as const;

/** Left out for users who may not read health data. */
export const HEALTH_KEYS = [
  CONTROL.visitedOn,
  CONTROL.startsOn,
  CONTROL.reason,
  CONTROL.treatment,
  CONTROL.causes,
] as const;

/** The keys of bodies that report a step about a control. */
export const FOLLOW_UP = {
  patientId: 'paciente',
  serviceType: 'tipo_cita',
  seenInvitationId: 'invitacion_vista',
  note: 'nota',
} as const satisfies WireFields;

export const ESTADO: Readonly<Record<ControlState, string>> = {
  UPCOMING: 'por_vencer',
  OVERDUE: 'vencido',
};
export const MOTIVO: Readonly<Record<ControlReason, string>> = {
  TREATMENT: 'tratamiento',
  RISK: 'riesgo',
  BRACE: 'ortonixia',
};

export const CANAL: Readonly<Record<MessageChannelName, string>> = { WHATSAPP: 'whatsapp', EMAIL: 'correo' };
/** The states of an invitation. Whether an uncertain one arrived is unknown. */
export const ESTADO_INVITACION: Readonly<Record<MessageState, 'enviada' | 'pendiente' | 'fallida'>> = {
  WAITING: 'pendiente',
  QUEUED: 'pendiente',
  SENDING: 'pendiente',
  UNCERTAIN: 'pendiente',
  SENT: 'enviada',
  DELIVERED: 'enviada',
  READ: 'enviada',
  FAILED: 'fallida',
  WITHDRAWN: 'fallida',
  DISCARDED: 'fallida',
};

type Values = Readonly<Record<string, unknown>>;

/** `?estado=vencido&profesional=2&paciente=17&motivo=riesgo&tratamiento=…&cursor=…&limite=…`. */
export const fromControlsQuery = (query: Values): object => ({
  state: fromWord(ESTADO, query[CONTROL.state]),
  professionalId: asWholeNumber(query[CONTROL.professionalId]),
  patientId: asWholeNumber(query[CONTROL.patientId]),
  treatment: query[CONTROL.treatment],
  reason: fromWord(MOTIVO, query[CONTROL.reason]),
  ...(query[CONTROL.dismissed] !== undefined && { dismissed: asFlag(query[CONTROL.dismissed]) }),
  ...fromPageQuery(query),
});

export const fromFollowUp = (body: Values): object => ({
  ...Object.fromEntries(Object.entries(FOLLOW_UP).map(([field, key]) => [field, body[key]])),
  serviceType: fromWord(SERVICE_WORDS, body[FOLLOW_UP.serviceType]),
});

export const toControl = (row: ControlDueRow, today: LocalDate) => ({
  [CONTROL.patientId]: row.patientId,
  paciente_nombre: row.patientName,
  paciente_telefono: row.patientPhone,
  tipo_cita: SERVICE_WORDS[row.serviceType],
  [CONTROL.visitedOn]: row.visitedOn,
  [CONTROL.startsOn]: row.startsOn,
  fecha_control: row.dueOn,
  [CONTROL.state]: ESTADO[controlState(row.dueOn, today)],
  [CONTROL.professionalId]: row.professionalId,
  profesional_nombre: professionalName(row.professionalName, row.serviceType),
  invitacion: row.invitation && {
    id: row.invitation.id,
    fecha: row.invitation.at,
    canal: CANAL[row.invitation.channel],
    por: row.invitation.byName,
    automatica: row.invitation.isAutomatic,
    estado: ESTADO_INVITACION[row.invitation.state ?? 'SENT'],
  },
  [CONTROL.dismissed]: row.dismissal && {
    nota: row.dismissal.note,
    fecha: row.dismissal.at,
    por: row.dismissal.byName,
  },
  [CONTROL.reason]: MOTIVO[row.reason],
  [CONTROL.treatment]: row.treatment,
  [CONTROL.causes]: row.causes.map((cause) => ({
    motivo: MOTIVO[cause.reason],
    fecha_desde: cause.startsOn,
    fecha_control: cause.dueOn,
    fecha_visita: cause.visitedOn,
    tratamiento: cause.treatment,
    profesional_nombre: professionalName(cause.professionalName, row.serviceType),
  })),
});
