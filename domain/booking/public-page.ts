import type { CalendarLinks } from '../agenda/calendar-links.js';
import type { OwnAction } from '../agenda/own-appointment.js';
import type { AppointmentStatus } from '../appointment.js';
import type { ClinicClock, Hour, LocalDate, LocalTime } from '../clinic-time.js';
import type { ClinicImages } from '../images/clinic-image.js';
import type { RequestField, RequestWords } from '../privacy/request-form.js';
import type { BookingAddress, DayPart } from './address.js';
import type { BookableProfessional, BookableTreatment, Choice, ShownTreatment } from './choices.js';
import type { Contact, ContactFaults } from './contact.js';

/** Who the clinic is. Texts are empty until it sets them. */
export interface PublicClinic extends ClinicImages {
  readonly name: string;
  readonly place: string;
  readonly phone: string;
  /** Null where the phone is no mobile one. */
  readonly whatsappUrl: string | null;
  readonly timeZone: string;
  /** When it attends, by weekday; 1 is Monday (ISO 8601). */
  readonly openings: ReadonlyArray<{
    readonly weekday: number;
    readonly opensAt: LocalTime;
    readonly closesAt: LocalTime;
  }>;
  /** The same in words: 'lunes a viernes 09:00–19:00'. */
  readonly hours: readonly string[];
}

/** The free hours of a day and what is around it, as GraphQL's `availability` answers them. */
export interface OfferedHours {
  readonly freeStarts: readonly LocalTime[];
  /** Monday first. */
  readonly week: ReadonlyArray<{
    readonly date: LocalDate;
    readonly freeCount: number;
    /** Whether nobody attends that day, so that it can't have free hours. */
    readonly isClosed: boolean;
  }>;
  readonly nextFreeDate?: LocalDate | null | undefined;
  /** The first free hour from now on, on whichever day. */
  readonly firstFree?: Hour | null | undefined;
}

interface AnyScreen {
  readonly clinic: PublicClinic;
  readonly now: ClinicClock;
}

/** Where an hour is chosen. */
export interface ChoosingScreen extends AnyScreen {
  readonly kind: 'choosing';
  /** ISO 8601. */
  readonly madeAt: string;
  readonly address: BookingAddress;
  /** What can be booked; at least one. */
  readonly treatments: readonly BookableTreatment[];
  /** What the clinic tells of what it does. */
  readonly shown: readonly ShownTreatment[];
  /** Whether the address asked for a treatment or a professional that can't be had. */
  readonly askedInVain: boolean;
  readonly offer: OfferedHours;
}

/** The form as a page of its own, for browsers without scripts. */
export interface FormScreen extends AnyScreen {
  readonly kind: 'form';
  readonly hour: Hour;
  readonly choice: Choice;
  readonly contact: Contact;
  readonly faults: ContactFaults;
  /** Why the hour can't be had, with the hours that can, or another reason why nothing was booked. */
  readonly refusal?:
    | {
        readonly sentence: string;
        readonly others: readonly LocalTime[] | undefined;
        /** What was chosen can't be had at any hour. */
        readonly isOfChoice?: boolean;
      }
    | undefined;
  /** What a browser with scripts must solve before it sends the form; only in a flood of bookings. */
  readonly challenge?: string | undefined;
}

/** An appointment, for whoever holds its link. It names no patient. */
export interface OwnScreen extends AnyScreen {
  readonly kind: 'own';
  readonly token: string;
  readonly hour: Hour;
  readonly durationMinutes: number;
  readonly treatment: string;
  readonly status: AppointmentStatus;
  /** Null unless the clinic lets visitors choose a professional. */
  readonly professionalName: string | null;
  /** Empty until the clinic writes it. */
  readonly whatToBring: string;
  readonly actions: readonly OwnAction[];
  /** From when on it can't be changed or cancelled; null where the clinic lets nobody do that. */
  readonly changeUntil: Hour | null;
  /** Why it can't be changed or cancelled; null if it can. */
  readonly whyNotChange: string | null;
  readonly calendars: CalendarLinks;
  /** What has just happened to it, as the page's title. */
  readonly news?: string | undefined;
}

/** Asks once before an appointment is cancelled. */
export interface CancellingScreen extends AnyScreen {
  readonly kind: 'cancelling';
  readonly token: string;
  readonly hour: Hour;
}

/** Where another hour is chosen for an appointment. */
export interface MovingScreen extends AnyScreen {
  readonly kind: 'moving';
  readonly token: string;
  /** The one that it has. */
  readonly hour: Hour;
  readonly address: BookingAddress;
  /** Whom its owner may choose; empty where the clinic offers no choice. */
  readonly professionals: readonly BookableProfessional[];
  readonly week: OfferedHours['week'];
  readonly times: readonly LocalTime[];
  /** Why the last choice can't be had. */
  readonly refusal?: string | undefined;
}

/** What happens to visitors' data, and the form by which people ask about theirs. */
export interface PrivacyScreen extends AnyScreen {
  readonly kind: 'privacy';
  readonly words: RequestWords;
  readonly faults: Readonly<Partial<Record<RequestField, string>>>;
  /** Why nothing was written down, where no field is to blame. */
  readonly refusal?: string | undefined;
  /** What was just sent: when it came, and until when it is answered. */
  readonly received?: { readonly receivedOn: LocalDate; readonly dueOn: LocalDate } | undefined;
}

/** Where a visitor asks to be told when an hour is freed. */
export interface WaitingScreen extends AnyScreen {
  readonly kind: 'waiting';
  readonly choice: Choice;
  /** As it was typed. */
  readonly wish: { readonly fromDate: string; readonly toDate: string; readonly dayPart: DayPart };
  readonly contact: Contact;
  readonly faults: ContactFaults;
  /** Why nobody can wait for these days. */
  readonly daysFault?: string | undefined;
  /** Another reason why the visitor was not put on the list. */
  readonly refusal?:
    | {
        readonly sentence: string;
        /** What was chosen can't be had. */
        readonly isOfChoice: boolean;
      }
    | undefined;
}

/** A freed hour, for whoever holds the link of its offer. It names nobody. */
export interface OfferScreen extends AnyScreen {
  readonly kind: 'offer';
  readonly token: string;
  readonly hour: Hour;
  readonly treatment: string;
  readonly durationMinutes: number;
  /** Empty unless the visitor waited for somebody. */
  readonly professionalName: string;
  readonly answer: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'OVER';
  /** Until when the hour is held, while it is. */
  readonly heldUntil: LocalTime | null;
}

/** A sentence and the way on. */
export interface MessageScreen extends AnyScreen {
  readonly kind: 'message';
  readonly title: string;
  readonly sentence: string;
}

/** What the server renders a public page from; a browser with scripts starts from the same. */
export type PublicPage =
  | ChoosingScreen
  | FormScreen
  | OwnScreen
  | CancellingScreen
  | MovingScreen
  | WaitingScreen
  | OfferScreen
  | PrivacyScreen
  | MessageScreen;
