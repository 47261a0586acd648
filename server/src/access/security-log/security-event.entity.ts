import type { SecurityChannel, SecurityEventKind } from '#domain/access/security-event.js';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

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
export class SecurityEvent {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('PERSONAL') @Property({ type: 'datetime' }) at!: Date;
  @Holds('PERSONAL') @Property({ type: 'text' }) kind!: SecurityEventKind;
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
  @Holds('TECHNICAL') @Property({ type: 'text' }) channel!: SecurityChannel;
  /** Null at the terminal and for the system. */
  @Holds('PERSONAL') @Property({ type: 'text', columnType: 'inet', nullable: true }) address: string | null =
    null;
  /** Another subject of the event, such as a webhook's host. */
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) about: string | null = null;
}
