import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Field, ObjectType } from '@nestjs/graphql';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

export type EndReason =
  | 'LOGOUT'
  | 'REUSE'
  | 'PASSWORD_CHANGED'
  | 'ROLE_CHANGED'
  | 'CLOSED'
  | 'DISABLED'
  | 'SECOND_FACTOR_CHANGED';

/** A login of a person on a device. */
@Index({ name: 'session_staff_user_id_idx', properties: ['staffUserId', 'addressDigest'] })
@Entity({ tableName: 'session' })
@Rows({ notArchived: 'a secret: who is logged in' })
@ObjectType({ isAbstract: true })
export class Session {
  @Field(() => String, { description: 'A UUID; pass it to `closeMySession`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'uuid' })
  id!: string;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'session_staff_user_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  staffUserId!: number;
  /** The digest of the network from which it was opened. */
  @Holds('SECRET') @Property({ type: 'blob', lazy: true, hidden: true }) addressDigest!: Buffer;
  @Holds('PERSONAL') @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt!: Opt<Date>;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) endedAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) endReason: EndReason | null = null;
  @Holds('PERSONAL') @Property({ type: 'datetime' }) expiresAt!: Date;
  @Field(() => DateTimeScalar, { description: 'Up to ten minutes earlier than the last use.' })
  @Holds('PERSONAL')
  @Property({ type: 'datetime' })
  lastUsedAt!: Date;
  @Holds('PERSONAL') @Property({ type: 'text', default: '' }) userAgent: Opt<string> = '';
}
