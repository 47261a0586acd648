import type { Rights } from '#domain/access/rights.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { TextArray } from '../../foundation/database/text-array.js';

/** The account of a person or of a program, which acts with the rights of its key. */
@Entity({ tableName: 'staff_user' })
export class StaffUser {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('PERSONAL') @Property({ type: 'text', unique: 'staff_user_username_key' }) username!: string;
  @Holds('PERSONAL') @Property({ type: 'text' }) name!: string;
  /** Loaded only on request. Null until the user has chosen a password. */
  @Holds('SECRET') @Property({ type: 'text', nullable: true, lazy: true, hidden: true }) passwordHash?:
    | string
    | null;
  /** A program has those of its key, and none here. */
  @Holds('TECHNICAL') @Property({ type: 'json' }) rights!: Rights;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) isProgram: Opt<boolean> = false;
  @Holds('PERSONAL') @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt?: Date;
  /** Counts the edits of name and rights only, so it is not MikroORM's version, which counts every update. */
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer' }) version: Opt<number> = 1;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) lastLoginAt?: Date | null;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) disabledAt?: Date | null;
  /** A scalar, because professionals belong to a higher level. */
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true, unique: 'staff_user_professional_id_key' })
  professionalId?: number | null;
  /** The person sees only the agenda of `professionalId`, and of it these services; null: everything. */
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', nullable: true })
  limitedServices?: ServiceType[] | null;
}
