import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TreatmentEvents } from '../../clinic/treatments/treatment-events.js';
import { Sql } from '../../foundation/database/sql.js';

/** Waiting entries and open offers for a treatment that is renamed get its new name. */
@Injectable()
export class RenamedChoices implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly treatments: TreatmentEvents,
  ) {}

  onModuleInit(): void {
    this.treatments.onRenaming(async ({ before, after }) => {
      await this.sql.rows(
        'update waiting_entry set treatment = $2 where lower(treatment) = lower($1) and ended_at is null',
        [before, after],
      );
      await this.sql.rows(
        `update waiting_offer set treatment = $2 where lower(treatment) = lower($1) and state = 'OPEN'`,
        [before, after],
      );
    });
  }
}
