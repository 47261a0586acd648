import { DEFAULT_ROLE, type StaffRole } from '#domain/access/rights.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

/** The account of a person or of a program, which acts with the rights of its key. */
@Entity({ tableName: 'staff_user' })
export class StaffUser {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text', unique: 'staff_user_username_key' }) username!: string;
  @Property({ type: 'text' }) name!: string;
  /** Loaded only on request. Null until the user has chosen a password. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true }) passwordHash?: string | null;
  @Property({ type: 'text' }) role: Opt<StaffRole | 'PROGRAM'> = DEFAULT_ROLE;
  @Property({ type: 'datetime', nullable: true }) disabledAt?: Date | null;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt?: Date;
  /** Counts the edits of name and role only, so it is not MikroORM's version, which counts every update. */
  @Property({ type: 'integer' }) version: Opt<number> = 1;
  @Property({ type: 'datetime', nullable: true }) lastLoginAt?: Date | null;
  /** A scalar, because professionals belong to a higher level. */
  @Property({ type: 'integer', nullable: true, unique: 'staff_user_professional_id_key' })
  professionalId?: number | null;
}

export function isPerson<User extends Pick<StaffUser, 'role'>>(
  user: User,
): user is User & { readonly role: StaffRole } {
  return user.role !== 'PROGRAM';
}
