import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { ERROR_MESSAGES } from '#domain/sentences.es.js';
import { ConnectionError, ServerError } from '../../calls/call-errors';
import { fetchGraphql } from '../../calls/fetch-graphql';
import { BookAppointmentOperation } from './booking.fetch.generated';
import { type Contact, isContactField } from './contact';

export interface Slot {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** The hour that a visitor got. */
export interface Booked extends Slot {
  /** Whether an e-mail that says so is on its way to them. */
  readonly isConfirmedByEmail: boolean;
}

/** What became of a request for an hour. */
export type Outcome =
  | { readonly kind: 'booked'; readonly isConfirmedByEmail: boolean }
  /** The hour can't be had any more; another one can. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Fields to correct, each with its sentence. */
  | { readonly kind: 'incorrect'; readonly fields: Partial<Record<keyof Contact, string>> }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Asks the server for the hour. It never throws: each outcome has a place on the screen. */
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
  if (code === 'SLOT_TAKEN') return { kind: 'refused', sentence: ERROR_MESSAGES.SLOT_TAKEN };
  const aboutTheHour = [...(fields['time'] ?? []), ...(fields['date'] ?? [])];
  if (aboutTheHour.length > 0) return { kind: 'refused', sentence: aboutTheHour.join(' ') };
  const wrong = Object.entries(fields).filter(([field]) => isContactField(field));
  if (wrong.length > 0) {
    return {
      kind: 'incorrect',
      fields: Object.fromEntries(wrong.map(([field, all]) => [field, all.join(' ')])),
    };
  }
  // What the server says of a fault of its own helps nobody who books an hour.
  const words = code === 'INTERNAL' && sentence === ERROR_MESSAGES.INTERNAL ? undefined : sentence;
  return { kind: 'failed', sentence: words || 'Error al reservar.' };
}
