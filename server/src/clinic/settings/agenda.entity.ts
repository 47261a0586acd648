import type { ServiceType } from '#domain/agenda/appointment.js';
import type { StepMinutes } from '#domain/schedule.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** How appointments of a service are offered. */
@Entity({ tableName: 'agenda' })
export class Agenda {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'text' }) serviceType!: ServiceType;
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) stepMinutes: StepMinutes = 60;
  /** How many days ahead visitors may book; null for no limit. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) horizonDays: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) noticeMinutes: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'smallint', nullable: true }) openBookingsLimit: number | null = 3;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;
}
