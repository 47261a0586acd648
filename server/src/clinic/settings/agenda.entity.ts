import type { ServiceType } from '#domain/agenda/appointment.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How appointments of a service are offered. */
@Entity({ tableName: 'agenda' })
export class Agenda {
  @PrimaryKey({ type: 'text' }) serviceType!: ServiceType;
  @Property({ type: 'smallint' }) stepMinutes: 30 | 60 = 60;
  /** How many days ahead visitors may book; null for no limit. */
  @Property({ type: 'integer', nullable: true }) horizonDays: number | null = null;
  @Property({ type: 'integer', nullable: true }) noticeMinutes: number | null = null;
  @Property({ type: 'smallint', nullable: true }) openBookingsLimit: number | null = 3;
  @Property({ type: 'integer', version: true }) version!: number;
}
