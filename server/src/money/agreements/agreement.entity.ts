import { AGREEMENT_LIMITS } from '#domain/money/agreement.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { Text } from '../../foundation/input/field-rules.js';

/** Other prices for the patients who have it, stored as rows of `agreement_term`. */
@Entity({ tableName: 'agreement' })
@Unique({
  name: 'agreement_name_key',
  expression: 'create unique index agreement_name_key on agreement (lower(name))',
})
@ObjectType({ isAbstract: true })
export class Agreement {
  @Field(() => Int, { description: 'Its id.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => String, { description: 'Its name, unique without regard to case; at most 60 characters.' })
  @Text(AGREEMENT_LIMITS.name)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it is used for new charges.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  isActive: Opt<boolean> = true;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
