import type { LocalDate } from '#domain/clinic-time.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Professional } from './professional.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Days on which a professional does not attend, both ends included. */
@Entity({ tableName: 'day_off' })
@Index({ name: 'day_off_professional_id_idx', properties: ['professionalId', 'to'] })
export class DayOff {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL')
  @ManyToOne(() => Professional, {
    mapToPk: true,
    fieldName: 'professional_id',
    foreignKeyName: 'day_off_professional_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  professionalId!: number;
  @Holds('PERSONAL') @Property({ type: 'date', fieldName: 'from_date' }) from!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'date', fieldName: 'to_date' }) to!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'text' }) reason!: string;
}
