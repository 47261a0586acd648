import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { MessageChannelName } from '#domain/messages/message.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { ControlReason } from '#domain/reports/control-due.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { IsId, Text } from '../../foundation/input/field-rules.js';

/** An invitation to a control, or the decision not to call the patient for it. */
@Entity({ tableName: 'control_follow_up' })
@Rows({ patient: { suppression: 'DELETED', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class ControlFollowUp {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;

  @Field(() => Int, { description: 'The `patientId` of a listed control.' })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Holds('PERSONAL') @Property({ type: 'text' }) kind!: 'INVITED' | 'DISMISSED';

  @Field(() => ServiceTypeEnum, { description: 'Its service.' })
  @IsServiceType()
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  serviceType!: ServiceType;

  /** With the visit's day it identifies the control: a later visit or exam calls for another one. */
  @Holds('HEALTH') @Property({ type: 'text' }) reason!: ControlReason;
  @Holds('PERSONAL') @Property({ type: 'date' }) visitedOn!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'date' }) dueOn!: LocalDate;
  /** Null for a dismissal. */
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) channel!: MessageChannelName | null;

  /** Empty for an invitation. */
  @Field(() => String, { description: 'Why the patient is not called, up to 200 characters.' })
  @Text(TEXT_LIMITS.short)
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  note!: string;

  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) at!: Date;
  /** Null for an automatic invitation. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId!: number | null;
  /** The message of an automatic invitation, as long as it is kept. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) outboundMessageId: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) undoneAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) undoneBy: number | null = null;
}
