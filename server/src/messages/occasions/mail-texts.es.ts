import { timeAt } from '#domain/clinic-time.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { linkLine } from '#domain/messages/message-template.es.js';
import { longDate, longDay, weekdayName } from '#domain/clinic-time.es.js';

/** The facts about an appointment and its clinic for an e-mail. Each text is a single line; empty if unknown. */
export interface MailFacts {
  /** The name for the greeting; empty if there is none. */
  readonly patient: string;
  readonly clinic: string;
  readonly place: string;
  readonly phone: string;
  readonly date: LocalDate;
  readonly startMinute: number;
  /** Undefined if there is no link because the clinic has no public URL. */
  readonly link: { readonly mayChange: boolean } | undefined;
}

/** A calendar entry's title. It does not mention the treatment, because others may see the calendar. */
export const entryTitle = (clinic: string): string => `Hora en ${clinic}`;

export const CONFIRMATION_MAIL = {
  subject: ({ clinic, date, startMinute }: MailFacts): string =>
    `Su hora en ${clinic}: ${longDay(date)}, ${timeAt(startMinute)}`,
  lines: (facts: MailFacts): string[] => [
    greeting(facts),
    `Su hora en ${facts.clinic} quedó reservada.`,
    whenAndWhere(facts),
    facts.phone
      ? `Si no puede venir, por favor avísenos al ${facts.phone}.`
      : 'Si no puede venir, por favor avísenos respondiendo este correo.',
    ...(facts.link ? [linkLine(facts.link.mayChange)] : []),
    'El archivo adjunto agrega la hora a su calendario.',
    facts.clinic,
  ],
} as const;

export const CANCELLATION_MAIL = {
  subject: ({ clinic, date, startMinute }: MailFacts): string =>
    `Hora cancelada en ${clinic}: ${longDay(date)}, ${timeAt(startMinute)}`,
  lines: (facts: MailFacts): string[] => [
    greeting(facts),
    `Su hora en ${facts.clinic} fue cancelada.`,
    whenAndWhere(facts),
    facts.phone
      ? `Para pedir otra hora, llámenos al ${facts.phone}.`
      : 'Para pedir otra hora, responda este correo.',
    'El archivo adjunto quita la hora de su calendario.',
    facts.clinic,
  ],
} as const;

const greeting = ({ patient }: MailFacts): string => (patient ? `Hola ${patient}:` : 'Hola:');

const whenAndWhere = ({ date, startMinute, place }: MailFacts): string =>
  [
    `Día: ${weekdayName(date)} ${longDate(date)}`,
    `Hora: ${timeAt(startMinute)}`,
    ...(place ? [`Lugar: ${place}`] : []),
  ].join('\n');
