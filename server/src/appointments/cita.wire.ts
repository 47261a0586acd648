import type { ServiceType } from '#domain/appointment.js';
import type { WireFields } from '../errors/wire-errors.interceptor.js';

/** The agenda's fields on the wire (rest-contract, 'Appointments'). */
export const CITA = {
  date: 'fecha',
  serviceType: 'tipo_cita',
  durationMinutes: 'duracion_cita',
} as const satisfies WireFields;

const TIPO_CITA: Readonly<Record<ServiceType, string>> = { PODIATRY: 'podologia', MANICURE: 'manicura' };

/** The domain's word for a wire's; a word that is not known stays as it is, for the input to refuse. */
const fromWord = (table: Readonly<Record<string, string>>, word: unknown): unknown =>
  Object.entries(table).find(([, spanish]) => spanish === word)?.[0] ?? word;

type Query = Readonly<Record<string, unknown>>;

/** `?fecha=…&tipo_cita=…&duracion_cita=…`; what is not sent keeps the input's default. */
export function fromAvailabilityQuery(query: Query): object {
  const duration = query[CITA.durationMinutes];
  return {
    date: query[CITA.date],
    ...(query[CITA.serviceType] !== undefined && {
      serviceType: fromWord(TIPO_CITA, query[CITA.serviceType]),
    }),
    ...(duration !== undefined && {
      durationMinutes: typeof duration === 'string' && /^\d+$/.test(duration) ? Number(duration) : duration,
    }),
  };
}
