import { DEFAULT_ROLE, type StaffRole } from '#domain/access/rights.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The account of a person or of a program, which acts with the rights of its key. */
@Entity({ tableName: 'staff_user' })
export class StaffUser {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('PERSONAL') @Property({ type: 'text', unique: 'staff_user_username_key' }) username!: string;
  @Holds('PERSONAL') @Property({ type: 'text' }) name!: string;
  /** Loaded only on request. Null until the user has chosen a password. */
  @Holds('SECRET') @Property({ type: 'text', nullable: true, lazy: true, hidden: true }) passwordHash?:
    string | null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) role: Opt<StaffRole | 'PROGRAM'> = DEFAULT_ROLE;
  @Holds('PERSONAL') @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt?: Date;
  /** Counts the edits of name and role only, so it is not MikroORM's version, which counts every update. */
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer' }) version: Opt<number> = 1;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) lastLoginAt?: Date | null;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) disabledAt?: Date | null;
  /** A scalar, because professionals belong to a higher level. */
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true, unique: 'staff_user_professional_id_key' })
  professionalId?: number | null;
}

export function isPerson<User extends Pick<StaffUser, 'role'>>(
  user: User,
): user is User & { readonly role: StaffRole } {
  return user.role !== 'PROGRAM';
}
