import type { LocalDate } from '#domain/clinic-time.js';
import type { RetentionMonths } from '#domain/privacy/retention.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The only row of its table. */
@Entity({ tableName: 'retention_settings' })
export class StoredRetentionSettings implements RetentionMonths {
  @PrimaryKey({ type: 'integer', autoincrement: false }) id = 1;
  @Property({ type: 'smallint', nullable: true }) messageMonths: number | null = 12;
  @Property({ type: 'smallint', nullable: true }) securityLogMonths: number | null = 12;
  @Property({ type: 'smallint', nullable: true }) visitorMonths: number | null = 24;
  /** Nothing is removed before this day. */
  @Property({ type: 'date', defaultRaw: 'current_date' }) startsOn!: LocalDate;
  @Property({ type: 'integer', version: true }) version!: number;
}
