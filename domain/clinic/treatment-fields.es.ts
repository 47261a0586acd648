import { DEFAULT_DURATION, DEFAULT_SERVICE_TYPE } from '../agenda/appointment.js';
import type { DeclaredFields } from '../declared-fields.js';

/**
 * The fields of a treatment, in the order in which its form compares two edits. Each one is in the GraphQL type and
 * input, in the form and in the archive, for the right to `SETTINGS`; users with `AGENDA` read them. None is about a
 * person.
 */
export const TREATMENT_FIELDS = {
  serviceType: { kind: 'SERVICE', label: 'Servicio', ifAbsent: DEFAULT_SERVICE_TYPE },
  name: { kind: 'SHORT_TEXT', label: 'Nombre', isRequired: true },
  durationMinutes: {
    kind: 'DURATION',
    label: 'Duración',
    header: 'Duración en minutos',
    ifAbsent: DEFAULT_DURATION,
  },
  price: { kind: 'CHARGEABLE', label: 'Precio' },
  deposit: { kind: 'CHARGEABLE', label: 'Abono' },
  controlWeeks: {
    kind: 'CONTROL_WEEKS',
    label: 'Control en (semanas)',
    header: 'Semanas hasta el control',
  },
  isBookableOnline: {
    kind: 'FLAG',
    column: 'bookable_online',
    label: 'Se puede reservar en línea',
    header: 'Se reserva en línea',
    ifAbsent: false,
  },
} as const satisfies DeclaredFields;
