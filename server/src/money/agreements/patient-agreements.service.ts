import { AGREEMENT_MESSAGES } from '#domain/money/agreement.es.js';
import { invalidField } from '#domain/errors.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { Agreement } from './agreement.entity.js';
import type { PatientAgreementInput } from './agreement.input.js';
import { PatientAgreement } from './patient-agreement.entity.js';
import { holdPatient } from '../../patients/hold-patient.js';

export type PatientAgreementRow = Pick<Agreement, 'name' | 'isActive'> &
  Pick<PatientAgreement, 'agreementId' | 'until'>;

@Injectable()
export class PatientAgreements {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /** Null if the patient has none. */
  async of(patientId: number): Promise<PatientAgreementRow | null> {
    const [found] = await this.sql.rows<PatientAgreementRow>(
      `select g.id as "agreementId", g.name, g.is_active as "isActive", p.until
       from patient_agreement p join agreement g on g.id = p.agreement_id where p.patient_id = $1`,
      [patientId],
    );
    return found ?? null;
  }

  /**
   * Gives a patient an agreement, or takes it away. Earlier charges stay.
   * @throws DomainError `NOT_FOUND` for an unknown patient, or `INVALID_INPUT` on `agreementId` if it is unknown or not
   *   in use, on `until` without an agreement
   */
  @Transactional()
  async set({ patientId, agreementId, until }: PatientAgreementInput): Promise<PatientAgreementRow | null> {
    await holdPatient(this.sql, patientId);
    if (!agreementId) {
      if (until) throw invalidField('agreementId', AGREEMENT_MESSAGES.untilOfAgreement);
      await this.em.nativeDelete(PatientAgreement, { patientId });
    } else {
      const [agreement] = await this.sql.rows<{ isActive: boolean }>(
        'select is_active as "isActive" from agreement where id = $1 for key share',
        [agreementId],
      );
      if (!agreement) throw invalidField('agreementId', AGREEMENT_MESSAGES.notFound);
      if (!agreement.isActive) throw invalidField('agreementId', AGREEMENT_MESSAGES.inactive);
      await this.em.upsert(PatientAgreement, { patientId, agreementId, until: until ?? null });
    }
    await this.live.publish({ kind: 'MONEY' });
    return this.of(patientId);
  }
}
