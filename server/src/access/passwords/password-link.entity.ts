import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A user has at most one. */
@Entity({ tableName: 'password_link' })
@Rows({ notArchived: 'a secret: its bearer can choose a password' })
export class PasswordLink {
  [PrimaryKeyProp]?: 'staffUserId';
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    primary: true,
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'password_link_staff_user_id_fkey',
    deleteRule: 'cascade',
    updateRule: 'no action',
    index: false,
  })
  staffUserId!: number;
  @Holds('SECRET')
  @Property({ type: 'blob', unique: 'password_link_token_hash_key', lazy: true, hidden: true })
  tokenHash!: Buffer;
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) expiresAt!: Date;
}
