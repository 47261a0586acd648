import type { LocalDate } from '#domain/clinic-time.js';
import { readCheckCode } from '#domain/records/certificates/check-code.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { Sql } from '../../foundation/database/sql.js';

/** The public facts about a certificate, for anyone with its code: none about the patient. */
export interface CheckedCertificate {
  /** As printed on it. */
  readonly number: number;
  readonly issueDate: LocalDate;
}

/** Confirms certificates to holders, such as employers. */
@Injectable()
export class CertificateChecks {
  constructor(
    private readonly sql: Sql,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws DomainError `NOT_FOUND`, the same for a malformed, an unknown and a withdrawn code; `TOO_MANY_REQUESTS`
   *   after many of those from one network
   */
  async check(typed: string, network: string): Promise<CheckedCertificate> {
    const code = readCheckCode(typed);
    const [found] =
      code === undefined
        ? []
        : await this.sql.rows<CheckedCertificate>(
            `select c.id as number, c.issue_date as "issueDate" from certificate c
             where c.check_code = $1
               and not exists (select from certificate_withdrawal w where w.certificate_id = c.id)`,
            [code],
          );
    if (found) return found;
    await this.limits.invalidLinks.assertNotTooMany(network);
    throw new DomainError('NOT_FOUND');
  }
}
