import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import type { PatientAlertRow } from './patient-alerts.js';

/** The REST field names of alerts. */
export const ALERTAS = { changes: 'alertas', patientId: 'id' } as const;

export const RESPUESTA = { YES: 'sí', NO: 'no', ENDED: 'terminada' } as const;

type Values = Readonly<Record<string, unknown>>;

/** `{alertas: [{alerta, respuesta, nota, desde, hasta}]}`; unknown words are left for validation to refuse. */
export const fromAlertas = (body: Values): { changes: unknown } => {
  const sent = body[ALERTAS.changes];
  return { changes: Array.isArray(sent) ? sent.map(toChange) : sent };
};

function toChange(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const { alerta, respuesta, nota = '', desde, hasta } = sent as Values;
  if (!Object.values(RESPUESTA).some((word) => word === respuesta)) return null;
  return {
    kind: Object.entries(ALERT_LABELS).find(([, label]) => label === alerta)?.[0],
    isNoted: respuesta === RESPUESTA.YES,
    isDenied: respuesta === RESPUESTA.NO,
    note: nota,
    since: desde,
    until: hasta,
  };
}

export const toAlerta = (row: PatientAlertRow) => ({
  alerta: ALERT_LABELS[row.kind],
  respuesta: row.isDenied ? RESPUESTA.NO : row.until ? RESPUESTA.ENDED : RESPUESTA.YES,
  vigente: row.endedAt === null,
  nota: row.note,
  desde: row.since,
  hasta: row.until,
  anotada: row.notedAt,
  anotada_por: row.notedByName,
  terminada: row.endedAt,
  terminada_por: row.endedByName,
});
