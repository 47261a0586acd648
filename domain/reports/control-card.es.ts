import { longDate, longDay } from '../clinic-time.es.js';
import type { LocalDate, LocalTime } from '../clinic-time.js';
import { greetedFirstName } from '../messages/greeting.js';

/** The card that a patient takes home from a visit. */
export interface ControlCard {
  readonly patientName: string;
  readonly visitedOn: LocalDate;
  readonly instructions: string;
  /** Null if nothing is booked. */
  readonly next: {
    readonly date: LocalDate;
    readonly time: LocalTime;
    readonly professionalName: string;
  } | null;
}

/** 'jueves 24 de diciembre, 10:00, con Ana Paz'. */
export const nextInWords = ({ date, time, professionalName }: NonNullable<ControlCard['next']>): string =>
  `${longDay(date)}, ${time}, con ${professionalName}`;

export const NOTHING_BOOKED = 'Sin hora agendada.';

export const cardSubject = (clinicName: string): string => `Indicaciones de ${clinicName || 'su visita'}`;

/**
 * The message that staff send by hand. It holds the instructions and the next hour, and neither the findings nor the
 * treatment: others may see the patient's phone.
 */
export function cardMessage(card: ControlCard, clinicName: string): string {
  const name = greetedFirstName(card.patientName);
  return [
    `Hola${name && ` ${name}`}${clinicName && `, le escribimos de ${clinicName}`}. Sus indicaciones del ${longDate(card.visitedOn)}:`,
    card.instructions,
    card.next
      ? `Su próxima hora: ${nextInWords(card.next)}.`
      : 'Responda este mensaje para agendar su control.',
  ].join('\n\n');
}
