import type { LocalDate } from '#domain/clinic-time.js';
import type { RetentionMonths } from '#domain/privacy/retention.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { updatedRow } from '../../foundation/database/row-version.js';

export interface RetentionSettingsRow extends RetentionMonths {
  /** Nothing is removed before this day. */
  readonly startsOn: LocalDate;
  readonly version: number;
}

const COLUMNS = `message_months as "messageMonths", security_log_months as "securityLogMonths",
  visitor_months as "visitorMonths", starts_on as "startsOn", version`;

@Injectable()
export class RetentionSettings {
  constructor(private readonly sql: Sql) {}

  async current(): Promise<RetentionSettingsRow> {
    const [stored] = await this.sql.rows<RetentionSettingsRow>(`select ${COLUMNS} from retention_settings`);
    if (!stored) throw new Error('retention_settings has no row');
    return stored;
  }

  /** @throws DomainError `STALE` */
  async update(seenVersion: number, months: RetentionMonths): Promise<RetentionSettingsRow> {
    return updatedRow(
      await this.sql.rows<RetentionSettingsRow>(
        `update retention_settings
         set message_months = $2, security_log_months = $3, visitor_months = $4, version = version + 1
         where version = $1 returning ${COLUMNS}`,
        [seenVersion, months.messageMonths, months.securityLogMonths, months.visitorMonths],
      ),
    );
  }
}
