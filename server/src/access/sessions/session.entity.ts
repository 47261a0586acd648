import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { StaffUser } from '../accounts/staff-user.entity.js';

export type EndReason =
  'LOGOUT' | 'REUSE' | 'PASSWORD_CHANGED' | 'ROLE_CHANGED' | 'CLOSED' | 'DISABLED' | 'SECOND_FACTOR_CHANGED';

/** A login of a person on a device. */
@Index({ name: 'session_staff_user_id_idx', properties: ['staffUserId', 'addressDigest'] })
@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'session_staff_user_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  staffUserId!: number;
  /** Of the network it was opened from. */
  @Property({ type: 'blob', lazy: true, hidden: true }) addressDigest!: Buffer;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt!: Opt<Date>;
  @Property({ type: 'datetime', nullable: true }) endedAt: Date | null = null;
  @Property({ type: 'text', nullable: true }) endReason: EndReason | null = null;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  /** Up to ten minutes earlier than the last use. */
  @Property({ type: 'datetime' }) lastUsedAt!: Date;
  @Property({ type: 'text', default: '' }) userAgent: Opt<string> = '';
}
