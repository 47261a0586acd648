import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BigIntType, PrimaryKeyProp } from '@mikro-orm/core';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A staff user's authenticator app. */
@Entity({ tableName: 'second_factor' })
@Rows({ notArchived: 'a secret: makes the codes of a user' })
export class StaffSecondFactor {
  [PrimaryKeyProp]?: 'staffUserId';
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    primary: true,
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'second_factor_staff_user_id_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: false,
  })
  staffUserId!: number;
  /** Encrypted, and loaded only on request. */
  @Holds('SECRET') @Property({ type: 'blob', lazy: true, hidden: true }) secret!: Buffer;
  /** Null until the first code was entered. */
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) enabledAt: Date | null = null;
  /** The step of the last accepted code, in 30 seconds since 1970. */
  @Holds('SECRET')
  @Property({ type: new BigIntType('number'), nullable: true, lazy: true, hidden: true })
  lastStep: number | null = null;
}
