import type { CalendarLinks } from '../../agenda/calendar-links.js';
import type { OwnAction } from '../own-appointments/own-appointment.js';
import type { AppointmentStatus } from '../../agenda/appointment.js';
import type { NoHours } from '../../agenda/no-hours.js';
import type { ClinicClock, Hour, LocalDate, LocalTime } from '../../clinic-time.js';
import type { ClinicImages } from '../../clinic/images/clinic-image.js';
import type { IntakeFieldFaults, IntakeWords } from '../../records/intake/intake-form.js';
import type { RequestField, RequestWords } from '../../privacy/request-form.js';
import type { SigningField } from '../../records/signed-consents/signing-form.js';
import type { Signer } from '../../records/signed-consents/signed-consent.js';
import type { DepositTerms, OwnDeposit } from '../../money/deposit.js';
import type { Clp } from '../../stock/clp.js';
import type { BookingAddress, DayPart } from './address.js';
import type { BookableProfessional, BookableTreatment, Choice, ShownTreatment } from './choices.js';
import type { Contact, ContactFaults } from './contact.js';

/** The clinic's public data. Texts are empty until the clinic sets them. */
export interface PublicClinic extends ClinicImages {
  readonly name: string;
  readonly place: string;
  readonly phone: string;
  /** Null unless the phone is a mobile. */
  readonly whatsappUrl: string | null;
  readonly timeZone: string;
  /** Opening hours by weekday; 1 is Monday (ISO 8601). */
  readonly openings: ReadonlyArray<{
    readonly weekday: number;
    readonly opensAt: LocalTime;
    readonly closesAt: LocalTime;
  }>;
  /** The same in words: 'lunes a viernes 09:00–19:00'. */
  readonly hours: readonly string[];
  /** Whether visitors are asked to answer the questionnaire before they come. */
  readonly offersIntake: boolean;
}

/** The free hours of a day and its week, as returned by GraphQL's `availability`. */
export interface OfferedHours {
  readonly freeStarts: readonly LocalTime[];
  /** Monday first; with the following week's, if the page shows it (`weeksShown`). */
  readonly week: ReadonlyArray<{
    readonly date: LocalDate;
    readonly freeCount: number;
    /** Null if there are some. */
    readonly whyNone?: NoHours | null | undefined;
  }>;
  readonly nextFreeDate?: LocalDate | null | undefined;
  /** The first free hour from now on, on any day. */
  readonly firstFree?: Hour | null | undefined;
}

interface AnyScreen {
  readonly clinic: PublicClinic;
  readonly now: ClinicClock;
}

export interface ChoosingScreen extends AnyScreen {
  readonly kind: 'choosing';
  /** ISO 8601. */
  readonly madeAt: string;
  readonly address: BookingAddress;
  /** Never empty. */
  readonly treatments: readonly BookableTreatment[];
  /** The treatments that the clinic lists. */
  readonly shown: readonly ShownTreatment[];
  readonly choiceUnavailable: boolean;
  /** For treatments with a deposit. */
  readonly deposits: DepositTerms;
  readonly offer: OfferedHours;
}

/** The form as a separate page, for browsers without scripts. */
export interface FormScreen extends AnyScreen {
  readonly kind: 'form';
  readonly hour: Hour;
  readonly choice: Choice;
  /** If the treatment asks for a deposit. */
  readonly deposits: DepositTerms;
  readonly contact: Contact;
  readonly faults: ContactFaults;
  /** Why the hour is unavailable, with the hours that are, or another reason why nothing was booked. */
  readonly refusal?:
    | {
        readonly sentence: string;
        readonly others: readonly LocalTime[] | undefined;
        /** The choice is not available at any hour. */
        readonly isOfChoice?: boolean;
      }
    | undefined;
  /** The proof of work that a browser with scripts must solve before it sends the form; only in a flood of bookings. */
  readonly challenge?: string | undefined;
}

/** An appointment, for anyone with its link. It does not name the patient. */
export interface OwnScreen extends AnyScreen {
  readonly kind: 'own';
  readonly token: string;
  readonly hour: Hour;
  readonly durationMinutes: number;
  readonly treatment: string;
  readonly status: AppointmentStatus;
  /** Null unless the clinic lets visitors choose a professional. */
  readonly professionalName: string | null;
  /** Empty until the clinic writes something. */
  readonly whatToBring: string;
  readonly actions: readonly OwnAction[];
  /** The deadline for moving it; null if the clinic allows no changes. It can be cancelled until it starts. */
  readonly changeUntil: Hour | null;
  /** Why it can't be moved; null if it can. */
  readonly whyNotChange: string | null;
  readonly calendars: CalendarLinks;
  /** Whether the clinic asks to answer the questionnaire before coming. */
  readonly offersIntake: boolean;
  /** Null if it asks for nothing ahead. */
  readonly deposit: OwnDeposit | null;
  /** The page's title, if the appointment has just been booked or changed by a form: the page then confirms it. */
  readonly news?: string | undefined;
}

/** Asks for confirmation before an appointment is cancelled. */
export interface CancellingScreen extends AnyScreen {
  readonly kind: 'cancelling';
  readonly token: string;
  /** The amount of a received deposit that the clinic would keep or give back; null if none is left. */
  readonly deposit: { readonly amount: number; readonly isKept: boolean } | null;
  readonly hour: Hour;
}

/** The screen on which an appointment's owner chooses another hour. */
export interface MovingScreen extends AnyScreen {
  readonly kind: 'moving';
  readonly token: string;
  /** The hour of the appointment before it is moved. */
  readonly hour: Hour;
  readonly address: BookingAddress;
  /** Professionals that the owner may choose; empty if the clinic offers no choice. */
  readonly professionals: readonly BookableProfessional[];
  readonly week: OfferedHours['week'];
  readonly times: readonly LocalTime[];
  /** Why the last choice is not available. */
  readonly refusal?: string | undefined;
}

/** The privacy notice, and the form for requests about one's own data. */
export interface PrivacyScreen extends AnyScreen {
  readonly kind: 'privacy';
  readonly words: RequestWords;
  readonly faults: Readonly<Partial<Record<RequestField, string>>>;
  /** Why the request was not recorded, if no field is to blame. */
  readonly refusal?: string | undefined;
  /** The request just sent: when it was received, and when the answer is due. */
  readonly received?: { readonly receivedOn: LocalDate; readonly dueOn: LocalDate } | undefined;
}

/** The form with which anyone checks a certificate. */
export interface VerifyingScreen extends AnyScreen {
  readonly kind: 'verifying';
  /** As typed; empty before that. */
  readonly code: string;
  /** The certificate with the code. It does not name the patient. */
  readonly found?: { readonly number: number; readonly issueDate: LocalDate } | undefined;
  /** Why none is confirmed. */
  readonly refusal?: string | undefined;
}

/** The form with which a visitor asks to be notified when an hour becomes free. */
export interface WaitingScreen extends AnyScreen {
  readonly kind: 'waiting';
  readonly choice: Choice;
  /** As typed. */
  readonly wish: { readonly fromDate: string; readonly toDate: string; readonly dayPart: DayPart };
  readonly contact: Contact;
  readonly faults: ContactFaults;
  /** Why these days can't be waited for. */
  readonly daysFault?: string | undefined;
  /** Another reason why the visitor was not put on the list. */
  readonly refusal?:
    | {
        readonly sentence: string;
        /** Whether the chosen treatment or professional is no longer available. */
        readonly isOfChoice: boolean;
      }
    | undefined;
}

/** A freed hour, for anyone with the link to its offer. It does not name the patient. */
export interface OfferScreen extends AnyScreen {
  readonly kind: 'offer';
  readonly token: string;
  readonly hour: Hour;
  readonly treatment: string;
  readonly durationMinutes: number;
  /** Empty unless the visitor asked for a particular professional. */
  readonly professionalName: string;
  /** Null if the treatment needs none. */
  readonly deposit: { readonly amount: Clp; readonly terms: DepositTerms } | null;
  readonly answer: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'OVER';
  /** Until when the hour is held, while the offer is open. */
  readonly heldUntil: LocalTime | null;
}

/** A consent text to sign, for the holder of its link. */
export interface SigningScreen extends AnyScreen {
  readonly kind: 'signing';
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** The digest of the text, sent back with the signature. */
  readonly digest: string;
  readonly patientName: string;
  readonly signer: Signer;
  /** As typed, if the form is shown again. */
  readonly words: Readonly<Record<SigningField, string>>;
  readonly faults: Readonly<Partial<Record<SigningField, string>>>;
  /** Why nothing was stored, if no field explains it. */
  readonly refusal?: string | undefined;
}

/** The questionnaire before a visit, for the holder of its link. */
export interface IntakeScreen extends AnyScreen {
  readonly kind: 'intake';
  /** Where the form is sent. */
  readonly action: string;
  /** May be empty; nothing else about the patient is shown. */
  readonly firstName: string;
  /** The consent text, with its digest, which is sent back with the answers. */
  readonly consent: { readonly body: string; readonly digest: string };
  /** As filled in, if the form is shown again. */
  readonly words: IntakeWords;
  readonly faults: IntakeFieldFaults;
  /** Why nothing was stored, if no field explains it. */
  readonly refusal?: string | undefined;
}

/** A sentence and a way to continue. */
export interface MessageScreen extends AnyScreen {
  readonly kind: 'message';
  readonly title: string;
  readonly sentence: string;
  /** For a request that is likely to succeed if it is sent again. */
  readonly retry?: Retry | undefined;
}

export interface Retry {
  readonly afterSeconds: number;
  /** The fields that the visitor sent with a form; undefined if they opened a page, which then reloads by itself. */
  readonly form?: Readonly<Record<string, string>> | undefined;
}

/** The data from which the server renders a public page, and the browser's script starts. */
export type PublicPage =
  | ChoosingScreen
  | FormScreen
  | OwnScreen
  | CancellingScreen
  | MovingScreen
  | WaitingScreen
  | OfferScreen
  | PrivacyScreen
  | SigningScreen
  | IntakeScreen
  | VerifyingScreen
  | MessageScreen;
