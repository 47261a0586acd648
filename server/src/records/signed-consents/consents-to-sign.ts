import { createHash } from 'node:crypto';
import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { longDate } from '#domain/clinic-time.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { DomainError } from '#domain/errors.js';
import { fillIn, type PlaceholderValues, wordingOf } from '#domain/records/signed-consents/consent-text.js';
import {
  ANY_PROFESSIONAL,
  ANY_TREATMENT,
  CONSENT_TEXT_ARCHIVED,
  CONSENT_TEXT_NOT_FOUND,
  NO_RUT,
  OTHER_APPOINTMENT,
} from '#domain/records/signed-consents/signed-consent.es.js';
import { identifierInWords } from '#domain/patients/identifiers/identifier.es.js';
import { asksAge, needsRepresentative } from '#domain/records/signed-consents/signed-consent.js';
import { formatRut, type Rut } from '#domain/rut.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { APPOINTMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import type { PatientRow } from '../../patients/patient.row.js';
import { PatientsService } from '../../patients/patients.service.js';
import { CURRENT_VERSION } from './consent-texts.service.js';
import { SELECT_ANSWERS, type StoredAnswer, toSignedConsent } from './signed-consent.row.js';

interface TextRow {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly textVersion: number;
  readonly representativeSigns: boolean;
  readonly validMonths: number | null;
  readonly isArchived: boolean;
}

/** What a text names of the appointment that it is signed for. */
interface Visit {
  readonly [key: string]: unknown;
  readonly id: number;
  readonly patientId: number;
  readonly treatment: string;
  readonly serviceType: ServiceType;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
}

/** A text as it is shown to a patient, with everything filled in. */
export interface ConsentToSign {
  readonly textId: number;
  readonly textVersion: number;
  readonly title: string;
  readonly body: string;
  /** SHA-256 of `wordingOf`, in hexadecimal. */
  readonly digest: string;
  readonly patientId: number;
  readonly patientName: string;
  /** Canonical; null if it is provisional. */
  readonly patientRut: Rut | null;
  readonly birthDate: LocalDate | null;
  readonly appointmentId: number | null;
  readonly representativeSigns: boolean;
  /** Whether the patient is too young to sign. */
  readonly needsRepresentative: boolean;
  /** Whether it is unknown if the patient is too young, so that they are asked before they sign. */
  readonly asksAge: boolean;
  /** The legal representative on the patient's file; empty texts without one. */
  readonly representative: { readonly name: string; readonly rut: string; readonly relation: string };
}

const SELECT_TEXTS = `
  select t.id, v.title, v.body, v.version as "textVersion", t.representative_signs as "representativeSigns",
         t.valid_months as "validMonths", t.archived_at is not null as "isArchived"
  from consent_text t ${CURRENT_VERSION}`;

const SELECT_VISIT = `
  select a.id, a.patient_id as "patientId", a.treatment, a.service_type as "serviceType", w.name as "professionalName"
  from appointment a join professional w on w.id = a.professional_id
  where a.id = $1`;

/** The texts that a patient has to sign, with their wording for this patient today. */
@Injectable()
export class ConsentsToSign {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly clinic: ClinicService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param appointmentId the visit it is for; null outside a visit.
   * @throws DomainError `NOT_FOUND` for an unknown or archived text, an unknown patient, or an appointment that is
   *   unknown or another patient's
   */
  async one(textId: number, patientId: number, appointmentId: number | null): Promise<ConsentToSign> {
    const [text] = await this.sql.rows<TextRow>(`${SELECT_TEXTS} where t.id = $1`, [textId]);
    if (!text) throw notFound(CONSENT_TEXT_NOT_FOUND);
    if (text.isArchived) throw notFound(CONSENT_TEXT_ARCHIVED);
    const patient = await this.patients.find(patientId);
    if (!patient) throw notFound(PATIENT_NOT_FOUND);
    const appointment = appointmentId === null ? null : await this.appointment(appointmentId);
    if (appointment && appointment.patientId !== patientId) throw notFound(OTHER_APPOINTMENT);
    return this.filledIn(text, patient, appointment);
  }

  /**
   * The texts that the treatment of a visit needs, unless the patient's acceptance holds, or they rejected them or were
   * spared in this visit.
   * @throws DomainError `NOT_FOUND`
   */
  async ofVisit(appointmentId: number): Promise<ConsentToSign[]> {
    const appointment = await this.appointment(appointmentId);
    const texts = await this.sql.rows<TextRow>(
      `${SELECT_TEXTS}
       where t.archived_at is null and exists (
         select from consent_text_treatment n join treatment m on m.id = n.treatment_id
         where n.consent_text_id = t.id and m.name = $1)
       order by v.title, t.id`,
      [appointment.treatment],
    );
    if (texts.length === 0) return [];
    const patient = await this.patients.find(appointment.patientId);
    if (!patient) throw notFound(PATIENT_NOT_FOUND);
    const today = this.clock.wall().date;
    const stored = await this.sql.rows<StoredAnswer>(
      `${SELECT_ANSWERS} where a.patient_id = $2 and a.consent_text_id = any($3::integer[])`,
      [this.clock.timeZone, patient.id, texts.map(({ id }) => id)],
    );
    const answers = stored.map((answer) => toSignedConsent(answer, today));
    const due = texts.filter(
      ({ id, textVersion }) =>
        !answers.some(
          (answer) =>
            answer.textId === id &&
            (answer.isInForce ||
              (answer.appointmentId === appointmentId &&
                answer.textVersion === textVersion &&
                answer.kind !== 'ACCEPTED')),
        ),
    );
    const shown: ConsentToSign[] = [];
    for (const text of due) shown.push(await this.filledIn(text, patient, appointment));
    return shown;
  }

  private async filledIn(
    text: TextRow,
    patient: PatientRow,
    appointment: Visit | null,
  ): Promise<ConsentToSign> {
    const today = this.clock.wall().date;
    const rut = patient.provisionalRut ? null : patient.rut;
    const [identifier] = patient.identifiers;
    const values: PlaceholderValues = {
      paciente: patient.name,
      rut: rut ? formatRut(rut) : identifier ? identifierInWords(identifier) : NO_RUT,
      tratamiento:
        appointment?.treatment && appointment.treatment !== UNSPECIFIED_TREATMENT
          ? appointment.treatment
          : ANY_TREATMENT,
      profesional: appointment
        ? professionalName(appointment.professionalName, appointment.serviceType)
        : ANY_PROFESSIONAL,
      clinica: (await this.clinic.info()).name,
      fecha: longDate(today),
    };
    const shown = { title: text.title, body: fillIn(text.body, values) };
    const { representativeSigns, textVersion } = text;
    const { birthDate, representativeName, representativeRut, representativeRelation } = patient;
    return {
      textId: text.id,
      textVersion,
      ...shown,
      digest: createHash('sha256').update(wordingOf(shown)).digest('hex'),
      patientId: patient.id,
      patientName: patient.name,
      patientRut: rut,
      birthDate,
      appointmentId: appointment?.id ?? null,
      representativeSigns,
      needsRepresentative: needsRepresentative({ representativeSigns, birthDate }, today),
      asksAge: asksAge({ representativeSigns, birthDate }),
      representative: {
        name: representativeName,
        rut: representativeRut ? formatRut(representativeRut) : '',
        relation: representativeRelation,
      },
    };
  }

  private async appointment(id: number): Promise<Visit> {
    const [found] = await this.sql.rows<Visit>(SELECT_VISIT, [id]);
    if (!found) throw notFound(APPOINTMENT_NOT_FOUND);
    return found;
  }
}

const notFound = (message: string): DomainError => new DomainError('NOT_FOUND', { message });
