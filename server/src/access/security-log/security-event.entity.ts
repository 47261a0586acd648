import type { SecurityChannel, SecurityEventKind } from '#domain/access/security-event.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { SecurityChannelEnum, SecurityEventKindEnum } from './security-event-enums.js';

/** Never changed once it is written. */
@Index({
  name: 'security_event_staff_user_id_idx',
  expression: 'create index security_event_staff_user_id_idx on security_event (staff_user_id, id desc)',
})
@Index({
  name: 'security_event_failures_idx',
  expression: `create index security_event_failures_idx on security_event (at)
    where kind in ('LOGIN_FAILED', 'CODE_FAILED', 'MORE_FAILURES', 'LOCKED_OUT')`,
})
@Entity({ tableName: 'security_event' })
@ObjectType({ isAbstract: true })
export class SecurityEvent {
  @Field(() => Int, { description: 'The id of this log entry, not of a user.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  @Holds('PERSONAL')
  @Property({ type: 'datetime' })
  at!: Date;
  @Field(() => SecurityEventKindEnum, { description: 'The kind of event.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  kind!: SecurityEventKind;
  /** The account concerned. */
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'security_event_staff_user_id_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  staffUserId: number | null = null;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'done_by',
    foreignKeyName: 'security_event_done_by_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  doneBy: number | null = null;
  @Field(() => SecurityChannelEnum, { description: 'How it was done.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  channel!: SecurityChannel;
  @Field(() => String, {
    nullable: true,
    description: 'The IP address it was done from; null at the terminal and for the system.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'text', columnType: 'inet', nullable: true })
  address: string | null = null;
  @Field(() => String, {
    nullable: true,
    description:
      'The webhook or calendar feed it is about: the host and number, both hosts if the address was changed, or the name of the feed; the rights that a new user has, or had and has; null for other events.',
  })
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true })
  about: string | null = null;
}
