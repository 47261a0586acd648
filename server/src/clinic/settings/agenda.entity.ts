import type { ServiceType } from '#domain/agenda/appointment.js';
import { type StepMinutes, STEPS } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';

/** How appointments of a service are offered. */
@Entity({ tableName: 'agenda' })
@ObjectType({ isAbstract: true })
export class Agenda {
  @Field(() => ServiceTypeEnum, { description: 'The service; each has its own agenda.' })
  @IsServiceType()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'text' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: 'Minutes between two starts: 30 or 60.' })
  @IsIn(STEPS, { message: FIELD_MESSAGES.step })
  @Holds('TECHNICAL')
  @Property({ type: 'smallint' })
  stepMinutes: StepMinutes = 60;
  @Field(() => Int, {
    nullable: true,
    description: 'How many days ahead visitors may book; null for no limit.',
  })
  @IsWholeNumber(1, 3650, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  horizonDays: number | null = null;
  @Field(() => Int, {
    nullable: true,
    description: 'How many minutes before a start visitors can book at the latest.',
  })
  @IsWholeNumber(1, 43_200, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  noticeMinutes: number | null = null;
  @Field(() => Int, {
    nullable: true,
    description:
      'How many future bookings visitors may have with one e-mail or phone, 1 to 50; null for no limit. An update without it keeps what is stored.',
  })
  @IsWholeNumber(1, 50, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true })
  openBookingsLimit: number | null = 3;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  @IsId()
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: number;
}
