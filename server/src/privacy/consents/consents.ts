import { DomainError, invalidField } from '#domain/errors.js';
import type { ConsentKind } from '#domain/privacy/consent.js';
import {
  CONSENT_ALREADY_GIVEN,
  CONSENT_NOT_FOUND,
  CONSENT_WITHDRAWN,
  currentVersion,
} from '#domain/privacy/consent.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Oppositions } from '../../messages/oppositions/oppositions.js';
import { Consent } from './consent.entity.js';
import { holdPatient } from '../../patients/hold-patient.js';

export interface ConsentRow extends Pick<Consent, 'id' | 'kind' | 'textVersion' | 'evidence'> {
  /** ISO 8601 in UTC, like the one below. */
  readonly givenAt: string;
  /** The user who recorded it; null for the public booking form. */
  readonly recordedByName: string | null;
  readonly withdrawnAt: string | null;
  readonly withdrawnByName: string | null;
}

const INSERT = `
  insert into consent (patient_id, kind, text_version, given_at, recorded_by, evidence)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`;

/** Patients' consents (Ley 19.628, article 12). */
@Injectable()
export class Consents {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly oppositions: Oppositions,
    private readonly clock: Clock,
  ) {}

  /** All consents of a patient, newest first. */
  of(patientId: number): Promise<ConsentRow[]> {
    return this.sql.rows<ConsentRow>(
      `select c.id, c.kind, c.text_version as "textVersion", ${asIsoInstant('c.given_at')} as "givenAt",
              r.name as "recordedByName", c.evidence, ${asIsoInstant('c.withdrawn_at')} as "withdrawnAt",
              w.name as "withdrawnByName"
       from consent c
       left join staff_user r on r.id = c.recorded_by
       left join staff_user w on w.id = c.withdrawn_by
       where c.patient_id = $1 order by c.id desc`,
      [patientId],
    );
  }

  /** For a visitor who booked below the notice about the use of their data. Joins the booking's transaction. */
  async noteBooking(patientId: number): Promise<void> {
    await this.sql.rows(INSERT, this.valuesOf(patientId, 'DATA_TREATMENT', null, ''));
  }

  /** @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `kind` if it is already given */
  @Transactional()
  async record(patientId: number, kind: ConsentKind, evidence: string, staff: Staff): Promise<ConsentRow[]> {
    await holdPatient(this.sql, patientId);
    if (!(await this.insert(patientId, kind, staff.id, evidence)))
      throw invalidField('kind', CONSENT_ALREADY_GIVEN);
    return this.of(patientId);
  }

  /**
   * Takes back what the patient agreed to: this consent and those to other versions of its text, so that none of them still
   * holds.
   * @throws DomainError `NOT_FOUND`, or `REQUEST_SETTLED` if it was already withdrawn
   */
  @Transactional()
  async withdraw(id: number, staff: Staff): Promise<ConsentRow[]> {
    const consent = await this.em.findOne(Consent, id, FOR_UPDATE);
    if (!consent) throw new DomainError('NOT_FOUND', { message: CONSENT_NOT_FOUND });
    if (consent.withdrawnAt) throw new DomainError('REQUEST_SETTLED', { message: CONSENT_WITHDRAWN });
    const { patientId, kind } = consent;
    const given = await this.em.find(
      Consent,
      { patientId, kind, withdrawnAt: null },
      { ...FOR_UPDATE, orderBy: { id: 'asc' } },
    );
    for (const one of given) {
      one.withdrawnAt = this.clock.now();
      one.withdrawnBy = staff.id;
    }
    await this.em.flush();
    if (kind === 'MESSAGES') await this.oppositions.withdrawUnsent(patientId);
    return this.of(patientId);
  }

  /** Ends the consents to photos, in the transaction of a suppression: photos kept with the record are only kept. */
  async withdrawPhotosOf(patientId: number, staff: Staff): Promise<void> {
    const kind: ConsentKind[] = ['PHOTOS', 'PHOTO_PUBLISHING'];
    await this.em.nativeUpdate(
      Consent,
      { patientId, kind, withdrawnAt: null },
      { withdrawnAt: this.clock.now(), withdrawnBy: staff.id },
    );
  }

  /** @returns whether it was new. */
  private async insert(
    patientId: number,
    kind: ConsentKind,
    staffId: number | null,
    evidence: string,
  ): Promise<boolean> {
    const inserted = await this.sql.rows(INSERT, this.valuesOf(patientId, kind, staffId, evidence));
    return inserted.length > 0;
  }

  private valuesOf(patientId: number, kind: ConsentKind, staffId: number | null, evidence: string) {
    return [patientId, kind, currentVersion(kind), this.clock.now(), staffId, evidence];
  }
}
