import { listed } from '#domain/listed.es.js';
import type { RetentionField, RetentionMonths } from '#domain/privacy/retention.js';
import { type Limits, limitInWords } from '../../../ui/fields/LimitSelect';
import type { EditableRetentionFragment } from './retention.generated';

export type RetentionValues = { -readonly [Field in RetentionField]: RetentionMonths[Field] };

export const FIELD_LABELS: Readonly<Record<RetentionField, string>> = {
  messageMonths: 'Texto y destinatario de los mensajes',
  securityLogMonths: 'Registro de seguridad',
  visitorMonths: 'Personas que reservaron y no vinieron',
};

export const FIELD_HINTS: Readonly<Record<RetentionField, string>> = {
  messageMonths: 'Queda qué mensaje se envió, a qué paciente y cuándo.',
  securityLogMonths: 'Ingresos, intentos y cambios de cuentas. A lo menos 12 meses.',
  visitorMonths:
    'Solo pacientes creados por la página de reservas, sin ficha, sin citas completadas ni futuras, y sin bloqueos ni solicitudes pendientes.',
};

const inMonths = (months: number): string => {
  if (months % 12 !== 0) return months === 1 ? 'Después de 1 mes' : `Después de ${months} meses`;
  return months === 12 ? 'Después de 12 meses' : `Después de ${months / 12} años`;
};

const choices = (...usual: number[]): Limits => ({ none: 'Nunca', usual, inWords: inMonths });

export const CHOICES: Readonly<Record<RetentionField, Limits>> = {
  messageMonths: choices(3, 6, 12, 24, 36, 60),
  securityLogMonths: choices(12, 24, 36, 60),
  visitorMonths: choices(6, 12, 24, 36, 60),
};

export const FIELDS = Object.keys(FIELD_LABELS) as RetentionField[];

export const valuesOf = (stored: EditableRetentionFragment): RetentionValues => ({
  messageMonths: stored.messageMonths,
  securityLogMonths: stored.securityLogMonths,
  visitorMonths: stored.visitorMonths,
});

/** A field's text when two edits are compared. */
export const inWords = (field: RetentionField, values: RetentionValues): string =>
  limitInWords(CHOICES[field], values[field]);

interface Counts {
  readonly messages: number;
  readonly securityEvents: number;
  readonly visitors: number;
}

const counted = (count: number, one: string, many: (count: string) => string): string[] =>
  count === 0 ? [] : [count === 1 ? one : many(count.toLocaleString('es-CL'))];

/** 'los textos de 12 mensajes y los datos de 3 personas'; undefined if all counts are zero. */
export function countsInWords({ messages, securityEvents, visitors }: Counts): string | undefined {
  const parts = [
    ...counted(messages, 'el texto de 1 mensaje', (count) => `los textos de ${count} mensajes`),
    ...counted(securityEvents, '1 registro de seguridad', (count) => `${count} registros de seguridad`),
    ...counted(visitors, 'los datos de 1 persona', (count) => `los datos de ${count} personas`),
  ];
  return parts.length === 0 ? undefined : listed(parts);
}
