import type { LocalDate } from '#domain/clinic-time.js';
import type { RetentionMonths } from '#domain/privacy/retention.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EDITS, ONLY_ROW } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The only row of its table. */
@Entity({ tableName: 'retention_settings' })
export class StoredRetentionSettings implements RetentionMonths {
  @Holds('TECHNICAL', ONLY_ROW) @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) messageMonths: number | null = 12;
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) securityLogMonths: number | null = 12;
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) visitorMonths: number | null = 24;
  /** Nothing is removed before this day. */
  @Holds('TECHNICAL') @Property({ type: 'date', defaultRaw: 'current_date' }) startsOn!: LocalDate;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;
}
