import { DomainError } from '#domain/errors.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { CONSENTS_OF_PURPOSE, type PhotoPurpose } from '#domain/records/photos/photo.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';

const FAULTS = {
  PHOTOS: PHOTO_FAULTS.noConsent,
  PHOTO_PUBLISHING: PHOTO_FAULTS.noPublishingConsent,
} as const;

/** Whether patients agreed to photos of them. */
@Injectable()
export class PhotoConsents {
  constructor(private readonly sql: Sql) {}

  /**
   * In a transaction, the consents can't be withdrawn until its end.
   * @throws DomainError `CONSENT_MISSING`
   */
  async assertGiven(patientId: number, purpose: PhotoPurpose): Promise<void> {
    const given = await this.sql.rows<{ kind: string }>(
      'select kind from consent where patient_id = $1 and withdrawn_at is null for share',
      [patientId],
    );
    for (const needed of CONSENTS_OF_PURPOSE[purpose]) {
      if (!given.some(({ kind }) => kind === needed))
        throw new DomainError('CONSENT_MISSING', { message: FAULTS[needed] });
    }
  }
}
