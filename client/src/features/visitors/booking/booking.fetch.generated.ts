/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../../../calls/fetch-graphql';
/** A visitor's booking. */
export type BookAppointmentInput = {
  /** A day on which `availability` has free starts. */
  date: string;
  /** An e-mail address, at most 200 characters. */
  email: string;
  /** At most 200 characters. */
  name: string;
  /** At most 20,000 characters. */
  notes?: string | null | undefined;
  /** At most 200 characters; a Chilean number needs no country code. */
  phone: string;
  /** Null or absent: any professional who is free. */
  professionalId?: number | null | undefined;
  /** During a flood of bookings: the solution to `bookingChallenge`. Valid for one attempt. */
  proof?: string | null | undefined;
  /** One of the day's free starts. */
  time: string;
  /** One of `bookableTreatments`, by its name. Null or absent: the consultation. */
  treatment?: string | null | undefined;
};

/** Why a day has no free start. */
export type NoHours =
  /** The clinic is closed that day. */
  | 'CLOSED'
  /** Appointments or blocked hours hold all of them. */
  | 'FULL'
  /** Its last hour has passed. */
  | 'OVER'
  /** It is further ahead than visitors may book. */
  | 'TOO_FAR'
  /** No two hours in a row are free, but one hour is. */
  | 'TOO_SHORT'
  /** The remaining hours are too soon for the clinic's minimum notice. */
  | 'TOO_SOON'
  /** The clinic is open, but none of the professionals in question works. */
  | 'UNATTENDED';

/** The two services. Each has its own agenda. */
export type ServiceType =
  /** Hand and nail care. */
  | 'MANICURE'
  /** Foot care. */
  | 'PODIATRY';

export type AvailabilityQueryVariables = Exact<{
  date: string;
  serviceType: ServiceType;
  durationMinutes: number;
  treatment: string;
  professionalId?: number | null | undefined;
  weeks: number;
}>;


export type AvailabilityQuery = { availability: { freeStarts: Array<string>, nextFreeDate: string | null, week: Array<{ date: string, freeCount: number, whyNone: NoHours | null }>, firstFree: { date: string, time: string } | null } };

export type BookingChallengeQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingChallengeQuery = { bookingChallenge: string | null };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
}>;


export type BookAppointmentMutation = { bookAppointment: { confirmationByEmail: boolean, linkToken: string } };

export const AvailabilityOperation: FetchOperation<AvailabilityQuery, AvailabilityQueryVariables> = { name: 'Availability', kind: 'query', text: "query Availability($date:LocalDate!$serviceType:ServiceType!$durationMinutes:Int!$treatment:String!$professionalId:Int$weeks:Int!){availability(date:$date serviceType:$serviceType durationMinutes:$durationMinutes treatment:$treatment professionalId:$professionalId){freeStarts week(weeks:$weeks){date freeCount whyNone}nextFreeDate firstFree{date time}}}" };
export const BookingChallengeOperation: FetchOperation<BookingChallengeQuery, BookingChallengeQueryVariables> = { name: 'BookingChallenge', kind: 'query', text: "query BookingChallenge{bookingChallenge}" };
export const BookAppointmentOperation: FetchOperation<BookAppointmentMutation, BookAppointmentMutationVariables> = { name: 'BookAppointment', kind: 'mutation', text: "mutation BookAppointment($input:BookAppointmentInput!){bookAppointment(input:$input){confirmationByEmail linkToken}}" };