import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { StaffUser } from './staff-user.entity.js';

/** A user has at most one. */
@Entity({ tableName: 'password_link' })
export class PasswordLink {
  [PrimaryKeyProp]?: 'staffUserId';
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
  @Property({ type: 'blob', unique: 'password_link_token_hash_key', lazy: true, hidden: true })
  tokenHash!: Buffer;
  @Property({ type: 'datetime' }) expiresAt!: Date;
}
