import type { DayPart } from '../booking/address.js';
import { type LocalDate, timeAt } from '../../clinic-time.js';
import { longDate, longDay, weekdayName } from '../../clinic-time.es.js';
import { LINK_MARK } from '../../messages/message-template.es.js';
import { type EntryEnding, MAX_DAYS, type OfferState, type WishFault } from './waiting-list.js';

export const DAY_PART_NAMES: Readonly<Record<DayPart, string>> = {
  all: 'a cualquier hora',
  morning: 'en la mañana',
  afternoon: 'en la tarde',
};

const WISH_FAULTS: Readonly<Record<WishFault, string>> = {
  ORDER: 'El último día no puede ser anterior al primero.',
  PAST: 'Elija un día desde hoy.',
  TOO_LONG: `Elija un período de hasta ${MAX_DAYS} días.`,
};

export const wishFaultSentence = (fault: WishFault): string => WISH_FAULTS[fault];

/** 'lunes 23 de noviembre', or 'del lunes 23 de noviembre al viernes 27 de noviembre'. */
export const waitedDays = (from: LocalDate, to: LocalDate): string =>
  from === to ? longDay(from) : `del ${longDay(from)} al ${longDay(to)}`;

/** 'Manicura · 60 minutos', plus the professional if one was chosen. */
export const waitedChoice = ({
  treatment,
  durationMinutes,
  professionalName,
}: {
  readonly treatment: string;
  readonly durationMinutes: number;
  readonly professionalName: string;
}): string => `${treatment} · ${durationMinutes} minutos${professionalName && ` con ${professionalName}`}`;

export const ENTRY_ENDING_NAMES: Readonly<Record<EntryEnding, string>> = {
  BOOKED: 'Ya tiene hora',
  PAST: 'Pasaron sus días',
  LEFT: 'Pidió salir',
  REMOVED: 'Quitado por la clínica',
  OPPOSED: 'No quiere mensajes',
  UNANSWERED: 'No respondió',
};

export const OFFER_STATE_NAMES: Readonly<Record<OfferState, string>> = {
  OPEN: 'Ofrecida',
  ACCEPTED: 'Aceptada',
  DECLINED: 'No la quiso',
  EXPIRED: 'No respondió',
  WITHDRAWN: 'No se ofreció',
};

/** The reason that staff see in the agenda for hours held by an offer. */
export const HELD_FOR_OFFER = 'Ofrecida a la lista de espera';

/** For an offer that can't be accepted: the hour was released, or another person has it now. */
export const OFFER_IS_OVER =
  'Esta hora ya no está reservada para usted: pasó el tiempo para responder o alguien la tomó. Seguimos avisándole si se libera otra.';
export const OFFER_LINK_IS_USELESS =
  'Este enlace no sirve o ya venció. Si busca una hora, revise las que están libres o comuníquese con la clínica.';
export const OFFER_NOT_CURRENT = 'La hora ofrecida ya no estaba disponible.';
export const WAITING_REFUSED =
  'Se pidieron muchas horas en poco tiempo. Espere unos minutos o comuníquese con la clínica.';
export const ENTRY_NOT_FOUND = 'Esa persona ya no está en la lista de espera.';
export const ENTRY_HAS_OFFER = 'Esa persona ya tiene una hora ofrecida: espere su respuesta.';
export const ENTRY_HAS_NO_OFFER = 'Esa persona no tiene una hora ofrecida en este momento.';
export const ENTRY_HAS_NO_WAY =
  'Esa persona pidió no recibir estos mensajes, o sus datos están bloqueados: no se le puede ofrecer una hora.';

/** The data of an offer. Each text is one line; empty if unknown. */
export interface OfferFacts {
  /** The name to greet; empty if there is none. */
  readonly patient: string;
  readonly clinic: string;
  readonly place: string;
  readonly phone: string;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly holdMinutes: number;
  /** Whether there are links: without the clinic's public URL, recipients answer by phone. */
  readonly hasLink: boolean;
}

export const offerSubject = ({ clinic, date, startMinute }: OfferFacts): string =>
  `Se liberó una hora en ${clinic}: ${longDay(date)}, ${timeAt(startMinute)}`;

/** The offer's paragraphs. They don't name the treatment, since others may see the phone. */
export const offerParagraphs = (facts: OfferFacts): string[] => [
  facts.patient ? `Hola ${facts.patient}:` : 'Hola:',
  `Se liberó una hora en ${facts.clinic}, como usted nos pidió.`,
  [
    `Día: ${weekdayName(facts.date)} ${longDate(facts.date)}`,
    `Hora: ${timeAt(facts.startMinute)}`,
    ...(facts.place ? [`Lugar: ${facts.place}`] : []),
  ].join('\n'),
  `La guardamos para usted durante ${facts.holdMinutes} minutos.`,
  facts.hasLink
    ? `Para aceptarla o dejarla, abra este enlace: ${LINK_MARK}`
    : facts.phone
      ? `Para aceptarla, llámenos al ${facts.phone}.`
      : 'Para aceptarla, responda este mensaje.',
  facts.clinic,
];
