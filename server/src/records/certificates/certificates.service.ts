import {
  type CertificateWording,
  type CertifiedPerson,
  awaitsAnswer,
  LETTER_FILES,
  lettered,
  letterFilesFault,
  missingParts,
  missingSignerFields,
} from '#domain/records/certificates/certificate.js';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import {
  ANSWER_TWICE,
  CERTIFICATE_NOT_FOUND,
  certificateLacks,
  LETTER_FILES_FAULTS,
  LETTER_PHOTO_GONE,
  letterLacks,
  NOT_A_REFERRAL,
  REQUIRED_SIGNER_FIELDS,
  NO_SIGNER,
  PROVISIONAL_RUT_CERTIFIED,
  WITHDRAWN_TWICE,
} from '#domain/records/certificates/certificate.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { signerOf } from '#domain/clinic/professionals/attendance.js';
import type { PhotoKind } from '#domain/records/photos/photo.js';
import { formatRut } from '#domain/rut.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Professional } from '../../clinic/professionals/professional.entity.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import {
  currentRowLimit,
  isOfOthers,
  type RowAuthor,
} from '../../foundation/database/connections/row-limit.js';
import { Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { isListed } from '../../patients/patient.row.js';
import { PatientsService } from '../../patients/patients.service.js';
import { RecordList } from '../clinical-records/record-list.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import type {
  AnswerReferralInput,
  CertificatesQuery,
  IssueCertificateInput,
  OpenReferralsInput,
  WithdrawCertificateInput,
} from './certificate.input.js';
import { CertificatePhoto } from './certificate-photo.entity.js';
import { CertificateWithdrawal } from './certificate-withdrawal.entity.js';
import { Certificate } from './certificate.entity.js';
import type { CertificateRow } from './certificate.model.js';
import { HAS_CURRENT_MAP, SELECT_CERTIFICATES } from './certificate.row.js';

const NEWEST_FIRST: PageOrder<CertificateRow> = {
  name: 'CERTIFICATES',
  kinds: ['integer'],
  keysOf: ({ id }) => [id],
};

const OLDEST_FIRST: PageOrder<CertificateRow> = {
  name: 'REFERRALS',
  kinds: ['day', 'integer'],
  keysOf: ({ issueDate, id }) => [issueDate, id],
};

/** Issues certificates and reads them back. A certificate never changes, and each access is logged. */
@Injectable()
export class Certificates {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly records: RecordList,
    private readonly patients: PatientsService,
    private readonly clinic: ClinicService,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses the current data of the patient, the signer and the clinic. If an identical certificate was already issued
   * and is valid, returns that one, so that it can be printed again.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `recordId` if the record, the patient or the signature lacks
   *   something required, on `parts` or `photoIds` if a letter lacks one or can't have it
   */
  @Transactional()
  async issue(input: IssueCertificateInput, staff: Staff): Promise<CertificateRow> {
    // Serialises concurrent requests for the same certificate.
    const [held] = await this.sql.rows<{ professionalId: number | null }>(
      'select professional_id as "professionalId" from clinical_record where id = $1 for update',
      [input.recordId],
    );
    const record = await this.records.find(input.recordId);
    if (!held || !record) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    const texts = Object.fromEntries((input.parts ?? []).map(({ part, text }) => [part, text]));
    const missing = missingParts(input.kind, texts);
    if (missing.length > 0) throw invalidField('parts', letterLacks(missing));
    const photoIds = await this.carried(input, record.patientId);
    await this.accessLog.note('CERTIFICATES_READ', record.patientId);
    const wording: CertificateWording = {
      kind: input.kind,
      issueDate: input.issueDate,
      attendedOn: record.date,
      reason: input.reason ?? '',
      instructions: input.instructions ?? '',
      restDays: input.restDays || null,
      parts: lettered(input.kind, texts),
      patient: await this.certified(record.patientId),
      ...(await this.signature(held.professionalId)),
    };
    const [same] = await this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES}
       where c.clinical_record_id = $1 and c.kind = $2 and c.issue_date = $3 and c.attended_on = $4 and c.reason = $5
         and c.instructions = $6 and c.rest_days is not distinct from $7::integer
         and (c.patient, c.signer, c.clinic, c.parts) = ($8::jsonb, $9::jsonb, $10::jsonb, $11::jsonb)
         and array(select x.photo_id from certificate_photo x where x.certificate_id = c.id order by x.position)
           = ${opaqueParameter('$12', 'integer[]')}
         and d.certificate_id is null and ${HAS_CURRENT_MAP}
       order by c.id desc limit 1`,
      [
        record.id,
        wording.kind,
        wording.issueDate,
        wording.attendedOn,
        wording.reason,
        wording.instructions,
        wording.restDays,
        JSON.stringify(wording.patient),
        JSON.stringify(wording.signer),
        JSON.stringify(wording.clinic),
        JSON.stringify(wording.parts),
        photoIds,
      ],
    );
    if (same) return same;
    const id = await this.em.insert(Certificate, {
      ...wording,
      patientId: record.patientId,
      clinicalRecordId: record.id,
      issuedAt: this.clock.now(),
      issuedBy: staff.id,
    });
    await this.em.insertMany(
      CertificatePhoto,
      photoIds.map((photoId, index) => ({ certificateId: id, photoId, position: index + 1 })),
    );
    const issued = await this.find(id);
    if (!issued) throw new Error('a certificate that was just inserted is gone');
    return issued;
  }

  async read(id: number): Promise<CertificateRow | undefined> {
    const certificate = await this.find(id);
    if (certificate) await this.accessLog.note('CERTIFICATES_READ', certificate.patientId);
    return certificate;
  }

  /**
   * A page with withdrawn ones, the last issued first. The access is logged.
   * @throws DomainError `NOT_FOUND`, `BAD_REQUEST` if no patient is named, or `INVALID_INPUT` on `after` for a cursor that
   *   is not of this list
   */
  async ofPatient({ first, after, ...asked }: CertificatesQuery): Promise<Page<CertificateRow>> {
    const { id } = await this.patients.named(asked);
    await this.accessLog.note('CERTIFICATES_READ', id);
    return readPage({ first, after }, NEWEST_FIRST, (count, last) =>
      this.sql.rows<CertificateRow>(
        `${SELECT_CERTIFICATES}
         where c.patient_id = $1 and ($3::integer is null or c.id < $3::integer) order by c.id desc limit $2`,
        [id, count, last?.[0] ?? null],
      ),
    );
  }

  async ofPatientByIds(patientId: number, ids: readonly number[]): Promise<CertificateRow[]> {
    if (ids.length === 0) return [];
    await this.accessLog.note('CERTIFICATES_READ', patientId);
    return this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES} where c.patient_id = $1 and c.id = any(${opaqueParameter('$2', 'integer[]')})`,
      [patientId, ids],
    );
  }

  /**
   * Referrals without an answer of patients whose data is not blocked, the oldest first; the access is logged for each
   * patient.
   * @throws DomainError `INVALID_INPUT` on `after` for a cursor that is not of this list
   */
  openReferrals(page: OpenReferralsInput): Promise<Page<CertificateRow>> {
    return readPage(page, OLDEST_FIRST, async (count, after) => {
      const rows = await this.sql.rows<CertificateRow>(
        `${SELECT_CERTIFICATES}
         where c.kind = 'REFERRAL' and a.certificate_id is null and d.certificate_id is null
           and ${isListed('c.patient_id')} and ($2::date is null or (c.issue_date, c.id) > ($2::date, $3::integer))
         order by c.issue_date, c.id limit $1`,
        [count, after?.[0] ?? null, after?.[1] ?? null],
      );
      // The last row only shows that there are more, so its read is not logged.
      const shown = new Set(rows.slice(0, count - 1).map(({ patientId }) => patientId));
      for (const patientId of shown) await this.accessLog.note('CERTIFICATES_READ', patientId);
      return rows;
    });
  }

  /**
   * Records that a referral was answered. An answer is never rewritten.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` for one of others, or `INVALID_INPUT` on `id` if it is no referral, was
   *   withdrawn or was answered
   */
  @Transactional()
  async answer({ id, answeredOn, answer }: AnswerReferralInput, staff: Staff): Promise<CertificateRow> {
    await this.hold(id);
    const referral = await this.read(id);
    if (!referral) throw new DomainError('NOT_FOUND', { message: CERTIFICATE_NOT_FOUND });
    await this.assertOwn(id);
    if (!awaitsAnswer(referral.kind)) throw invalidField('id', NOT_A_REFERRAL);
    if (referral.withdrawnAt !== null) throw invalidField('id', WITHDRAWN_TWICE);
    const noted = await this.sql.rows(
      `insert into referral_answer (certificate_id, answered_on, answer, noted_at, noted_by)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning certificate_id`,
      [id, answeredOn, answer ?? '', this.clock.now(), staff.id],
    );
    if (noted.length === 0) throw invalidField('id', ANSWER_TWICE);
    const answered = await this.find(id);
    if (!answered) throw new Error('a referral that was just answered is gone');
    return answered;
  }

  /**
   * Withdraws a certificate for good: it is no longer confirmed to those who check it.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` for one of others, or `INVALID_INPUT` on `id` if it was withdrawn or, being
   *   a referral, answered before
   */
  @Transactional()
  async withdraw({ id, reason }: WithdrawCertificateInput, staff: Staff): Promise<CertificateRow> {
    await this.hold(id);
    const certificate = await this.read(id);
    if (!certificate) throw new DomainError('NOT_FOUND', { message: CERTIFICATE_NOT_FOUND });
    await this.assertOwn(id);
    if (certificate.withdrawnAt !== null) throw invalidField('id', WITHDRAWN_TWICE);
    if (certificate.answeredOn !== null) throw invalidField('id', ANSWER_TWICE);
    await this.em.insert(CertificateWithdrawal, {
      certificateId: id,
      reason,
      withdrawnAt: this.clock.now(),
      withdrawnBy: staff.id,
    });
    const withdrawn = await this.find(id);
    if (!withdrawn) throw new Error('a certificate that was just withdrawn is gone');
    return withdrawn;
  }

  /** Oldest first. Does not log the access. */
  everyOneOf(patientId: number): Promise<CertificateRow[]> {
    return this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES} where c.patient_id = $1 order by c.issued_at, c.id`,
      [patientId],
    );
  }

  /** Keeps the photos and documents that a letter carries as they are, and returns their ids. */
  private async carried({ kind, photoIds }: IssueCertificateInput, patientId: number): Promise<number[]> {
    if (LETTER_FILES[kind] === 'NONE') return [];
    const ids = [...new Set(photoIds ?? [])];
    const photos = await this.sql.rows<{ kind: PhotoKind }>(
      `select kind from photo where id = any($1::integer[]) and patient_id = $2 and withdrawn_at is null for share`,
      [ids, patientId],
    );
    if (photos.length < ids.length) throw invalidField('photoIds', LETTER_PHOTO_GONE);
    const fault = letterFilesFault(kind, photos);
    if (fault) throw invalidField('photoIds', LETTER_FILES_FAULTS[fault]);
    return ids;
  }

  private async certified(patientId: number): Promise<CertifiedPerson> {
    const patient = await this.patients.find(patientId);
    if (!patient) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    if (patient.provisionalRut) throw invalidField('recordId', PROVISIONAL_RUT_CERTIFIED);
    const { name, rut, sex } = patient;
    return { name, rut: formatRut(rut), ...(sex && { sex }) };
  }

  private async signature(
    attendantId: number | null,
  ): Promise<Pick<CertificateWording, 'signer' | 'clinic'>> {
    const professionals = await this.em.find(
      Professional,
      {},
      { orderBy: { position: 'asc', id: 'asc' }, ...READ_ONLY },
    );
    // A limited person sees no other professional: neither may they sign for one, nor count as the only one.
    if (attendantId !== null && !professionals.some(({ id }) => id === attendantId))
      throw invalidField('recordId', OWN_AGENDA_MESSAGES.signedByOthers);
    const isUnknown = attendantId === null && currentRowLimit() !== undefined;
    const stored = isUnknown ? undefined : signerOf(professionals, attendantId);
    if (!stored) throw invalidField('recordId', NO_SIGNER);
    const found = { ...stored, rut: stored.rut ?? '' };
    const clinic = await this.clinic.letterhead();
    const missing = [
      ...(clinic.city === '' ? ['la ciudad de la clínica'] : []),
      ...missingSignerFields(found).map((field) => REQUIRED_SIGNER_FIELDS[field]),
    ];
    if (missing.length > 0) throw invalidField('recordId', certificateLacks(missing));
    const { name, title, rut, registryNumber, registryAuthority, address } = found;
    return {
      signer: { name, title, rut: formatRut(rut), registryNumber, registryAuthority, address },
      clinic,
    };
  }

  /** A certificate is answered or withdrawn by one request at a time. */
  private async hold(id: number): Promise<void> {
    await this.sql.rows('select from certificate where id = $1 for update', [id]);
  }

  private async assertOwn(id: number): Promise<void> {
    const [author] = await this.sql.rows<RowAuthor>(
      `select r.professional_id as "professionalId", c.issued_by as "writtenBy"
       from certificate c join clinical_record r on r.id = c.clinical_record_id where c.id = $1`,
      [id],
    );
    if (author && isOfOthers(author))
      throw new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.certificateOfOthers });
  }

  private async find(id: number): Promise<CertificateRow | undefined> {
    const [certificate] = await this.sql.rows<CertificateRow>(`${SELECT_CERTIFICATES} where c.id = $1`, [id]);
    return certificate;
  }
}
