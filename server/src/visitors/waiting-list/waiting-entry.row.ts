import { timeAt } from '#domain/clinic-time.js';
import type { MessageChannelName } from '#domain/messages/message.js';
import { visitorName } from '#domain/patients/same-person.js';
import type { Waiting } from '#domain/visitors/waiting-list/waiting-list.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { WaitingEntryModel, WaitingOfferModel } from './waiting-list.model.js';

type Shown = 'patientId' | 'patientName' | 'patientPhone' | 'professionalName' | 'createdAt' | 'addedByName';

export interface WaitingEntryRow extends Waiting, Pick<WaitingEntryModel, Shown> {
  readonly patientPhoneE164: string | null;
  readonly patientEmail: string;
  /** The name that the visitor typed; the patient's own if staff made the entry. */
  readonly bookedName: string;
  /** `createdAt` since 1970. As text it would lose the microseconds, which determine the order. */
  readonly createdMicroseconds: number;
  /** The channels on which they don't want offers. */
  readonly opposed: MessageChannelName[];
  readonly offer: OpenOffer | null;
}

/** The name of the person who waits, if it is not the patient. */
export const visitorWaiting = ({
  patientName,
  bookedName,
}: Pick<WaitingEntryRow, 'patientName' | 'bookedName'>): string | null =>
  visitorName(patientName, bookedName);

export interface OpenOffer extends Omit<WaitingOfferModel, 'time'> {
  readonly id: number;
  readonly startMinute: number;
}

/** Selects the active entries; a condition on `e` follows. */
export const SELECT_WAITING = `
  select e.id, e.patient_id as "patientId", p.name as "patientName", p.phone as "patientPhone",
         p.phone_e164 as "patientPhoneE164", p.email as "patientEmail", e.booked_name as "bookedName",
         e.service_type as "serviceType", e.treatment,
         -- A treatment removed from the clinic's list keeps its former duration.
         coalesce((select t.duration_minutes from treatment t where t.name = e.treatment), e.duration_minutes)
           as "durationMinutes",
         e.professional_id as "professionalId", coalesce(w.name, '') as "professionalName", e.from_date as "fromDate", e.to_date as "toDate",
         e.day_part as "dayPart", ${asIsoInstant('e.created_at')} as "createdAt",
         (extract(epoch from e.created_at) * 1000000)::float8 as "createdMicroseconds",
         (select u.name from staff_user u where u.id = e.added_by) as "addedByName",
         array(select m.channel from message_opposition m
               where m.patient_id = e.patient_id and m.kind = 'OFFER') as opposed,
         (select json_build_object(
            'id', o.id, 'date', o.date, 'startMinute', o.start_minute,
            'heldUntil', (select ${asIsoInstant('max(s.held_until)')} from appointment_slot s
                          where s.blocked_hours_id = o.blocked_hours_id),
            'messageState', (select m.state from outbound_message m where m.waiting_offer_id = o.id
                             order by m.id desc limit 1))
          from waiting_offer o where o.waiting_entry_id = e.id and o.state = 'OPEN') as offer,
         coalesce((select json_agg(json_build_object('date', o.date, 'startMinute', o.start_minute))
                   from waiting_offer o where o.waiting_entry_id = e.id), '[]') as offered
  from waiting_entry e join patient p on p.id = e.patient_id left join professional w on w.id = e.professional_id
  where e.ended_at is null and not exists (
    select from patient_block b where b.patient_id = e.patient_id and b.lifted_at is null)`;

export const IN_ORDER_OF_REGISTRATION = 'order by e.created_at, e.id';

export const toWaitingEntryModel = ({ offered, offer, ...entry }: WaitingEntryRow): WaitingEntryModel => ({
  id: entry.id,
  patientId: entry.patientId,
  patientName: entry.patientName,
  visitorName: visitorWaiting(entry),
  patientPhone: entry.patientPhone,
  serviceType: entry.serviceType,
  treatment: entry.treatment,
  durationMinutes: entry.durationMinutes,
  professionalName: entry.professionalName,
  fromDate: entry.fromDate,
  toDate: entry.toDate,
  dayPart: entry.dayPart,
  createdAt: entry.createdAt,
  addedByName: entry.addedByName,
  earlierOffers: offered.length - (offer ? 1 : 0),
  offer: offer && toOfferModel(offer),
});

const toOfferModel = ({ date, startMinute, heldUntil, messageState }: OpenOffer): WaitingOfferModel => ({
  date,
  time: timeAt(startMinute),
  heldUntil,
  messageState,
});
