import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Agenda } from '../settings/agenda.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Days on which the clinic is closed, both ends included. */
@Entity({ tableName: 'closure' })
@Index({ name: 'closure_to_date_idx', properties: ['to'] })
export class Closure {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  /** Null closes both agendas. */
  @Holds('TECHNICAL')
  @ManyToOne(() => Agenda, {
    mapToPk: true,
    fieldName: 'service_type',
    foreignKeyName: 'closure_service_type_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  serviceType: ServiceType | null = null;
  @Holds('TECHNICAL') @Property({ type: 'date', fieldName: 'from_date' }) from!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'date', fieldName: 'to_date' }) to!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: 'text' }) reason!: string;
}
