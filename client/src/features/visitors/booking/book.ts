import { type Choice, namesOf } from '#domain/visitors/booking/choices.js';
import type { Contact, ContactFaults } from '#domain/visitors/booking/contact.js';
import { CONTACT_FIELDS } from '#domain/visitors/booking/contact.js';
import type { Hour } from '#domain/clinic-time.js';
import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import { ConnectionError, ServerError } from '../../../calls/call-errors';
import { fetchGraphql } from '../../../calls/fetch-graphql';
import { BookAppointmentOperation } from './booking.fetch.generated';
import { prove } from './proof';

export interface Booked extends Hour {
  /** Whether a confirmation by e-mail is being sent. */
  readonly isConfirmedByEmail: boolean;
  /** Opens the appointment's own page. */
  readonly token: string;
  readonly needsDeposit: boolean;
}

export type Outcome =
  | { readonly kind: 'booked'; readonly booked: Booked }
  /** The time is no longer available; others may be. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'incorrect'; readonly faults: ContactFaults }
  | { readonly kind: 'failed'; readonly sentence: string };

const FAILED = 'Error al reservar.';

/**
 * Books an hour. It never throws: each outcome is shown on the screen.
 * @param proof of work, required during a flood. If the flood started or the proof expired in the meantime, another one
 *   is computed.
 * @param onWait called if the server has too many visitors, before the booking is sent again.
 */
export async function book(
  hour: Hour,
  choice: Choice,
  contact: Contact,
  proof: string | undefined,
  onWait: () => void,
): Promise<Outcome> {
  const { date, time } = hour;
  const send = async (proved: string | undefined): Promise<Outcome> => {
    const proofField = proved !== undefined && { proof: proved };
    const input = { ...contact, date, time, ...namesOf(choice), ...proofField };
    const { bookAppointment } = await fetchGraphql(BookAppointmentOperation, { input }, { onWait });
    const { confirmationByEmail: isConfirmedByEmail, linkToken: token } = bookAppointment;
    const needsDeposit = choice.treatment.deposit !== null;
    return { kind: 'booked', booked: { date, time, isConfirmedByEmail, token, needsDeposit } };
  };
  try {
    return await send(proof).catch(async (error: unknown) => {
      const isRefused = error instanceof ServerError && error.code === 'TOO_MANY_REQUESTS';
      const another = isRefused ? await prove() : undefined;
      if (another === undefined) throw error;
      return send(another);
    });
  } catch (error) {
    if (error instanceof ConnectionError) return { kind: 'failed', sentence: 'Error de conexión.' };
    return error instanceof ServerError ? outcomeOf(error) : { kind: 'failed', sentence: FAILED };
  }
}

function outcomeOf({ code, sentence, fields }: ServerError): Outcome {
  if (code === 'SLOT_TAKEN') return { kind: 'refused', sentence: SCREEN_ERRORS.SLOT_TAKEN };
  const aboutTheHour = [...(fields['time'] ?? []), ...(fields['date'] ?? [])];
  if (aboutTheHour.length > 0) return { kind: 'refused', sentence: aboutTheHour.join(' ') };
  const aboutTheChoice = [...(fields['treatment'] ?? []), ...(fields['professionalId'] ?? [])];
  if (aboutTheChoice.length > 0) return { kind: 'failed', sentence: aboutTheChoice.join(' ') };
  const faults = Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const sentences = fields[field];
      return sentences ? [[field, sentences.join(' ')]] : [];
    }),
  );
  if (Object.keys(faults).length > 0) return { kind: 'incorrect', faults };
  // The server's message about an internal error is no help to a visitor.
  const words = code === 'INTERNAL' && sentence === SCREEN_ERRORS.INTERNAL ? undefined : sentence;
  return { kind: 'failed', sentence: words || FAILED };
}
