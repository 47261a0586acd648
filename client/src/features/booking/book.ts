import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { SCREEN_ERRORS } from '#domain/sentences.es.js';
import { ConnectionError, ServerError } from '../../calls/call-errors';
import { fetchGraphql } from '../../calls/fetch-graphql';
import { BookAppointmentOperation } from './booking.fetch.generated';
import { type Contact, isContactField } from './contact';

export interface Slot {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

export interface Booked extends Slot {
  /** Whether a confirmation by e-mail is being sent. */
  readonly isConfirmedByEmail: boolean;
}

/** The result of a booking request. */
export type Outcome =
  | { readonly kind: 'booked'; readonly isConfirmedByEmail: boolean }
  /** The time is no longer available; others may be. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Invalid fields, each with a message. */
  | { readonly kind: 'incorrect'; readonly fields: Partial<Record<keyof Contact, string>> }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Books a time. It never throws: each outcome is shown on the screen. */
export async function book(slot: Slot, contact: Contact): Promise<Outcome> {
  try {
    const { bookAppointment } = await fetchGraphql(BookAppointmentOperation, {
      input: { ...contact, ...slot },
    });
    return { kind: 'booked', isConfirmedByEmail: bookAppointment.confirmationByEmail };
  } catch (error) {
    if (error instanceof ConnectionError) return { kind: 'failed', sentence: 'Error de conexión.' };
    return error instanceof ServerError
      ? outcomeOf(error)
      : { kind: 'failed', sentence: 'Error al reservar.' };
  }
}

function outcomeOf({ code, sentence, fields }: ServerError): Outcome {
  if (code === 'SLOT_TAKEN') return { kind: 'refused', sentence: SCREEN_ERRORS.SLOT_TAKEN };
  const aboutTheHour = [...(fields['time'] ?? []), ...(fields['date'] ?? [])];
  if (aboutTheHour.length > 0) return { kind: 'refused', sentence: aboutTheHour.join(' ') };
  const wrong = Object.entries(fields).filter(([field]) => isContactField(field));
  if (wrong.length > 0) {
    return {
      kind: 'incorrect',
      fields: Object.fromEntries(wrong.map(([field, all]) => [field, all.join(' ')])),
    };
  }
  // The server's message about an internal error is no help to a visitor.
  const words = code === 'INTERNAL' && sentence === SCREEN_ERRORS.INTERNAL ? undefined : sentence;
  return { kind: 'failed', sentence: words || 'Error al reservar.' };
}
