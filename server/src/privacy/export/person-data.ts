import { AUTOMATIC_INVITATION } from '#domain/reports/control-due.es.js';
import { Injectable } from '@nestjs/common';
import { AppointmentHistory } from '../../agenda/history/appointment-history.js';
import { AccessLog, type AccessRow } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Accounts } from '../../money/account/accounts.service.js';
import type { PaymentRow } from '../../money/payments/payment-rows.js';
import { PaymentsOfPatients } from '../../money/payments/payments-of-patients.js';
import { PatientAgreements } from '../../money/agreements/patient-agreements.service.js';
import { Deposits } from '../../money/deposits/deposits.service.js';
import { Packs } from '../../money/packs/packs.service.js';
import { Certificates } from '../../records/certificates/certificates.service.js';
import { RECORD_ORIGIN } from '../../records/clinical-records/record.row.js';
import { Intakes } from '../../records/intake/intakes.service.js';
import { PhotoList } from '../../records/photos/photo-list.js';
import { PatientMerges } from '../../patients/merge/patient-merges.js';
import { PatientAlerts } from '../../patients/alerts/patient-alerts.js';
import { PatientsService } from '../../patients/patients.service.js';
import { PatientBlocks } from '../blocking/patient-blocks.js';
import { Consents } from '../consents/consents.js';
import { SignedConsents } from '../../records/signed-consents/signed-consents.service.js';
import { type PrivacyRequestRow, SELECT_REQUESTS } from '../requests/privacy-request.row.js';
import type {
  ExportedAppointment,
  ExportedRecord,
  ExportedMessage,
  ExportedWaiting,
  ExportedFollowUp,
  ExportedOpposition,
  ExportedCondition,
  EarlierExport,
  EarlierSuppression,
  PersonData,
} from './exported-data.js';

const ACCESSES_PER_QUERY = 200;

/** Collects everything that the clinic stores about one person (Ley 19.628, articles 5 and 9). */
@Injectable()
export class PersonDataReader {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly alerts: PatientAlerts,
    private readonly merges: PatientMerges,
    private readonly appointmentHistory: AppointmentHistory,
    private readonly certificates: Certificates,
    private readonly photos: PhotoList,
    private readonly accounts: Accounts,
    private readonly paymentsOfPatients: PaymentsOfPatients,
    private readonly packs: Packs,
    private readonly agreements: PatientAgreements,
    private readonly deposits: Deposits,
    private readonly consents: Consents,
    private readonly signedConsents: SignedConsents,
    private readonly intakes: Intakes,
    private readonly blocks: PatientBlocks,
    private readonly accessLog: AccessLog,
  ) {}

  /** @returns undefined if the patient does not exist. */
  async read(patientId: number): Promise<PersonData | undefined> {
    const patient = await this.patients.find(patientId);
    if (!patient) return undefined;
    const formerRuts = await this.merges.formerRutsOf(patientId);
    return {
      patient,
      formerRuts,
      merges: (await this.merges.of(patientId)).toReversed(),
      conditions: await this.conditions(patientId),
      alerts: (await this.alerts.everyOneOf(patientId)).toReversed(),
      ...(await this.appointments(patientId)),
      records: await this.records(patientId),
      certificates: await this.certificates.everyOneOf(patientId),
      photos: await this.photos.everyOneOf(patientId),
      charges: (await this.accounts.charges(patientId)).toReversed(),
      payments: await this.payments(patientId, [patient.rut, ...formerRuts]),
      paymentsForOthers: await this.paymentsOfPatients.forOthers(patientId),
      paymentUses: await this.accounts.uses(patientId),
      agreement: await this.agreements.of(patientId),
      packs: (await this.packs.boughtBy(patientId)).toReversed(),
      packMemberships: await this.packs.memberships(patientId),
      packLines: await this.packs.lines(patientId),
      deposits: await this.deposits.ofPatient(patientId),
      messages: await this.messages(patientId),
      consents: await this.consents.of(patientId),
      signedConsents: await this.signedConsents.everyOneOf(patientId),
      intakes: await this.intakes.everyOneOf(patientId),
      oppositions: await this.oppositions(patientId),
      waiting: await this.waiting(patientId),
      controls: await this.controls(patientId),
      blocks: await this.blocks.of(patientId),
      requests: await this.sql.rows<PrivacyRequestRow>(
        `${SELECT_REQUESTS} where r.patient_id = $1 order by r.id`,
        [patientId],
      ),
      accesses: await this.accesses(patientId),
      exports: await this.exports(patientId),
      suppressions: await this.suppressions(patientId),
    };
  }

  /** Includes the names of other payers, because the person may know who paid for them, but not their RUTs. */
  private async payments(patientId: number, ownRuts: readonly string[]): Promise<PaymentRow[]> {
    const payments = (await this.paymentsOfPatients.of(patientId)).toReversed();
    return payments.map((one) => (ownRuts.includes(one.payerRut) ? one : { ...one, payerRut: '' }));
  }

  private conditions(patientId: number): Promise<ExportedCondition[]> {
    return this.sql.rows<ExportedCondition>(
      `select v.underlying_condition as "underlyingCondition", v.clinical_case as "clinicalCase",
              ${asIsoInstant('v.written_at')} as "writtenAt", coalesce(s.name, '') as "writtenBy"
       from patient_condition_version v left join staff_user s on s.id = v.written_by
       where v.patient_id = $1 order by v.version`,
      [patientId],
    );
  }

  private async appointments(
    patientId: number,
  ): Promise<Pick<PersonData, 'appointments' | 'formerAppointments'>> {
    const appointments = await this.sql.rows<Omit<ExportedAppointment, 'history'>>(
      `select a.id, a.service_type as "serviceType", w.name as "professionalName", a.date,
              a.start_minute as "startMinute", a.duration_minutes as "durationMinutes", a.status, a.overbooked,
              a.series_id as "seriesId", a.treatment, a.booked_name as "bookedName",
              a.attendance, ${asIsoInstant('a.arrived_at')} as "arrivedAt", a.notes, a.nail_color as "nailColor",
              a.nail_shape as "nailShape", a.nail_technique as "nailTechnique",
              ${asIsoInstant('a.created_at')} as "createdAt"
       from appointment a join professional w on w.id = a.professional_id
       where a.patient_id = $1 order by a.date, a.start_minute, a.id`,
      [patientId],
    );
    const changes = Map.groupBy(
      await this.appointmentHistory.ofPatient(patientId),
      ({ appointmentId }) => appointmentId,
    );
    const present = new Set(appointments.map(({ id }) => id));
    return {
      appointments: appointments.map((one) => ({ ...one, history: changes.get(one.id) ?? [] })),
      formerAppointments: [...changes]
        .filter(([id]) => !present.has(id))
        .map(([id, history]) => ({ id, history })),
    };
  }

  private records(patientId: number): Promise<ExportedRecord[]> {
    return this.sql.rows<ExportedRecord>(
      `select r.id, ${RECORD_ORIGIN} as imported, json_agg(json_build_object(
         'version', v.version, 'date', v.date, 'careDescription', v.care_description, 'procedure', v.procedure,
         'instructions', v.instructions, 'professionalName', coalesce(w.name, ''), 'usedSupplies', v.used_supplies,
         'footExam', v.foot_exam, 'dismissedWarnings', v.dismissed_warnings,
         'irritatingProducts', v.irritating_products,
         'writtenAt', ${asIsoInstant('v.written_at')}, 'writtenBy', coalesce(s.name, '')) order by v.version) as versions
       from clinical_record r
       join clinical_record_version v on v.clinical_record_id = r.id
       left join staff_user s on s.id = v.written_by
       left join professional w on w.id = v.professional_id
       where r.patient_id = $1 group by r.id, r.date order by r.date, r.id`,
      [patientId],
    );
  }

  private messages(patientId: number): Promise<ExportedMessage[]> {
    return this.sql.rows<ExportedMessage>(
      `select kind, channel, recipient, subject, body, date, start_minute as "startMinute", state, failure,
              ${asIsoInstant('created_at')} as "createdAt",
              ${asIsoInstant('sent_at')} as "sentAt"
       from outbound_message where patient_id = $1 order by id`,
      [patientId],
    );
  }

  private oppositions(patientId: number): Promise<ExportedOpposition[]> {
    return this.sql.rows<ExportedOpposition>(
      `select channel, kind, ${asIsoInstant('noted_at')} as "notedAt"
       from message_opposition where patient_id = $1 order by channel, kind`,
      [patientId],
    );
  }

  private waiting(patientId: number): Promise<ExportedWaiting[]> {
    return this.sql.rows<ExportedWaiting>(
      `select e.from_date as "fromDate", e.to_date as "toDate", e.day_part as "dayPart", e.treatment,
              e.service_type as "serviceType", e.duration_minutes as "durationMinutes", e.booked_name as "bookedName",
              w.name as "professionalName",
              ${asIsoInstant('e.created_at')} as "createdAt", ${asIsoInstant('e.ended_at')} as "endedAt", e.ending,
              coalesce((
                select json_agg(json_build_object('date', o.date, 'startMinute', o.start_minute, 'state', o.state,
                                                  'treatment', o.treatment, 'durationMinutes', o.duration_minutes,
                                                  'createdAt', ${asIsoInstant('o.created_at')},
                                                  'settledAt', ${asIsoInstant('o.settled_at')}) order by o.id)
                from waiting_offer o where o.waiting_entry_id = e.id), '[]') as offers
       from waiting_entry e left join professional w on w.id = e.professional_id
       where e.patient_id = $1 order by e.created_at, e.id`,
      [patientId],
    );
  }

  private controls(patientId: number): Promise<ExportedFollowUp[]> {
    return this.sql.rows<ExportedFollowUp>(
      `select x.kind, x.service_type as "serviceType", x.reason, x.visited_on as "visitedOn", x.due_on as "dueOn",
              x.channel, x.note, ${asIsoInstant('x.at')} as at, coalesce(u.name, '${AUTOMATIC_INVITATION}') as "staffName",
              ${asIsoInstant('x.undone_at')} as "undoneAt"
       from control_follow_up x left join staff_user u on u.id = x.staff_user_id
       where x.patient_id = $1 order by x.id`,
      [patientId],
    );
  }

  private exports(patientId: number): Promise<EarlierExport[]> {
    return this.sql.rows<EarlierExport>(
      `select ${asIsoInstant('e.at')} as at, s.name as "staffName", e.format, e.received_by as "receivedBy",
              e.identity_check as "identityCheck"
       from data_export e join staff_user s on s.id = e.staff_user_id
       where patient_ids_of($1) @> e.patient_id order by e.id`,
      [patientId],
    );
  }

  private suppressions(patientId: number): Promise<EarlierSuppression[]> {
    return this.sql.rows<EarlierSuppression>(
      `select ${asIsoInstant('e.at')} as at, s.name as "staffName", e.kind, e.kept_until as "keptUntil"
       from suppression e join staff_user s on s.id = e.staff_user_id
       where patient_ids_of($1) @> e.patient_id order by e.id`,
      [patientId],
    );
  }

  private async accesses(patientId: number): Promise<AccessRow[]> {
    const all: AccessRow[] = [];
    for (let after: string | null = null; ;) {
      const page = await this.accessLog.page({ patientId, first: ACCESSES_PER_QUERY, after });
      all.push(...page.nodes);
      if (!page.hasNextPage) return all;
      after = page.endCursor;
    }
  }
}
