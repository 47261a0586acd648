import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Professional } from './professional.entity.js';

/** Days on which a professional does not attend, both ends included. */
@Entity({ tableName: 'day_off' })
@Index({ name: 'day_off_professional_id_idx', properties: ['professionalId', 'to'] })
export class DayOff {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @ManyToOne(() => Professional, {
    mapToPk: true,
    fieldName: 'professional_id',
    foreignKeyName: 'day_off_professional_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  professionalId!: number;
  @Property({ type: 'date', fieldName: 'from_date' }) from!: LocalDate;
  @Property({ type: 'date', fieldName: 'to_date' }) to!: LocalDate;
  @Property({ type: 'text' }) reason!: string;
}
