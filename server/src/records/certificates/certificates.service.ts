import {
  type CertificateWording,
  type CertifiedPerson,
  missingSignerFields,
} from '#domain/records/certificates/certificate.js';
import {
  certificateLacks,
  REQUIRED_SIGNER_FIELDS,
  NO_SIGNER,
  PROVISIONAL_RUT_CERTIFIED,
} from '#domain/records/certificates/certificate.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { signerOf } from '#domain/clinic/professionals/attendance.js';
import { formatRut } from '#domain/rut.js';
import { PATIENT_NOT_FOUND, RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/staff.js';
import { Professional } from '../../clinic/professionals/professional.entity.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql, opaqueParameter } from '../../foundation/database/sql.js';
import { PatientsService } from '../../patients/patients.service.js';
import { RecordList } from '../clinical-records/record-list.js';
import type { IssueCertificateInput } from './certificate.input.js';
import { Certificate } from './certificate.entity.js';
import { type CertificateRow, SELECT_CERTIFICATES } from './certificate.row.js';

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
   * Uses the current data of the patient, the signer and the clinic. If an identical certificate was already issued,
   * returns that one, so that it can be printed again.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `recordId` if the record, the patient or the signature lacks
   *   something required
   */
  @Transactional()
  async issue(input: IssueCertificateInput, staff: Staff): Promise<CertificateRow> {
    // Serialises concurrent requests for the same certificate.
    await this.sql.rows('select from clinical_record where id = $1 for update', [input.recordId]);
    const record = await this.records.find(input.recordId);
    if (!record) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    await this.accessLog.note('CERTIFICATES_READ', record.patientId);
    const wording: CertificateWording = {
      kind: input.kind,
      issueDate: input.issueDate,
      attendedOn: record.date,
      reason: input.reason ?? '',
      instructions: input.instructions ?? '',
      restDays: input.restDays || null,
      patient: await this.certified(record.patientId),
      ...(await this.signature(record.professional?.id ?? null)),
    };
    const [same] = await this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES}
       where c.clinical_record_id = $1 and c.kind = $2 and c.issue_date = $3 and c.attended_on = $4 and c.reason = $5
         and c.instructions = $6 and c.rest_days is not distinct from $7::integer
         and (c.patient, c.signer, c.clinic) = ($8::jsonb, $9::jsonb, $10::jsonb)
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
    const issued = await this.find(id);
    if (!issued) throw new Error('a certificate that was just inserted is gone');
    return issued;
  }

  async read(id: number): Promise<CertificateRow | undefined> {
    const certificate = await this.find(id);
    if (certificate) await this.accessLog.note('CERTIFICATES_READ', certificate.patientId);
    return certificate;
  }

  async ofPatientByIds(patientId: number, ids: readonly number[]): Promise<CertificateRow[]> {
    if (ids.length === 0) return [];
    await this.accessLog.note('CERTIFICATES_READ', patientId);
    return this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES} where c.patient_id = $1 and c.id = any(${opaqueParameter('$2', 'integer[]')})`,
      [patientId, ids],
    );
  }

  /** Oldest first. Does not log the access. */
  everyOneOf(patientId: number): Promise<CertificateRow[]> {
    return this.sql.rows<CertificateRow>(
      `${SELECT_CERTIFICATES} where c.patient_id = $1 order by c.issued_at, c.id`,
      [patientId],
    );
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
    const stored = signerOf(professionals, attendantId);
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

  private async find(id: number): Promise<CertificateRow | undefined> {
    const [certificate] = await this.sql.rows<CertificateRow>(`${SELECT_CERTIFICATES} where c.id = $1`, [id]);
    return certificate;
  }
}
