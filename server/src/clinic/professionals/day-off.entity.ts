import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, Text } from '../../foundation/input/field-rules.js';
import { Professional } from './professional.entity.js';

@Entity({ tableName: 'day_off' })
@Index({ name: 'day_off_professional_id_idx', properties: ['professionalId', 'to'] })
@ObjectType('DayOff', { description: 'Days on which a professional does not attend, both ends included.' })
export class DayOff {
  @Field(() => Int, { description: 'Pass it to `deleteDayOff`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => Int, { description: 'The professional who is off.' })
  @IsId()
  @Holds('TECHNICAL')
  @ManyToOne(() => Professional, {
    mapToPk: true,
    fieldName: 'professional_id',
    foreignKeyName: 'day_off_professional_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  professionalId!: number;
  @Field(() => LocalDateScalar, { description: 'The first day.' })
  @IsDay()
  @Holds('PERSONAL')
  @Property({ type: 'date', fieldName: 'from_date' })
  from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included; not before the first.' })
  @IsDay()
  @Holds('PERSONAL')
  @Property({ type: 'date', fieldName: 'to_date' })
  to!: LocalDate;
  @Field(() => String, { description: 'Only staff see it.' })
  @Text(TEXT_LIMITS.short)
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  reason!: string;
}
