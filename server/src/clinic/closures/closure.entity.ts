import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, Text } from '../../foundation/input/field-rules.js';
import { Agenda } from '../settings/agenda.entity.js';

@Entity({ tableName: 'closure' })
@Index({ name: 'closure_to_date_idx', properties: ['to'] })
@ObjectType('Closure', { description: 'Days on which the clinic is closed, both ends included.' })
export class Closure {
  @Field(() => Int, { description: 'Pass it to `deleteClosure`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Null closes both agendas.' })
  @IsServiceType('optional')
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
  @Field(() => LocalDateScalar, { description: 'The first day.' })
  @IsDay()
  @Holds('TECHNICAL')
  @Property({ type: 'date', fieldName: 'from_date' })
  from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included; not before the first.' })
  @IsDay()
  @Holds('TECHNICAL')
  @Property({ type: 'date', fieldName: 'to_date' })
  to!: LocalDate;
  @Field(() => String, { description: 'Shown to visitors: "Vacaciones", "Feriado".' })
  @Text(TEXT_LIMITS.short)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  reason!: string;
}
