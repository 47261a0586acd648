import type { Rights } from '#domain/access/rights.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Text } from '../../foundation/input/field-rules.js';
import { IsUserName } from './is-user-name.js';

/** The account of a person or of a program, which acts with the rights of its key. */
@Entity({ tableName: 'staff_user' })
@ObjectType({ isAbstract: true })
export class StaffUser {
  @Field(() => Int, { description: 'The same id in `team`, `me` and `myProfile`.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => String, {
    description: 'The login name: letters, digits and . _ -, in lower case. It never changes.',
  })
  @Text(100)
  @IsUserName()
  @Holds('PERSONAL')
  @Property({ type: 'text', unique: 'staff_user_username_key' })
  username!: string;
  @Field(() => String, { description: 'The display name, at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  name!: string;
  /** Loaded only on request. Null until the user has chosen a password. */
  @Holds('SECRET') @Property({ type: 'text', nullable: true, lazy: true, hidden: true }) passwordHash?:
    | string
    | null;
  /** Empty for a program, which has the rights of its key. */
  @Holds('TECHNICAL') @Property({ type: 'json' }) rights!: Rights;
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) isProgram: Opt<boolean> = false;
  @Holds('PERSONAL') @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt?: Date;
  /** Counts the edits of name and rights only, so it is not MikroORM's version, which counts every update. */
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer' })
  version: Opt<number> = 1;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until their first login.' })
  @Holds('PERSONAL')
  @Property({ type: 'datetime', nullable: true })
  lastLoginAt?: Date | null;
  @Holds('PERSONAL') @Property({ type: 'datetime', nullable: true }) disabledAt?: Date | null;
  /** A scalar, because professionals belong to a higher level. */
  @Field(() => Int, { nullable: true, description: 'The professional that the user is, if any.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true, unique: 'staff_user_professional_id_key' })
  professionalId?: number | null;
  /** The person sees only the agenda of `professionalId`, and of it these services; null: everything. */
  @Holds('TECHNICAL')
  @Property({ type: TextArray, columnType: 'text[]', nullable: true })
  limitedServices?: ServiceType[] | null;
}
