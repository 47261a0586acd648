import { MAX_CLP } from '#domain/money/charge.js';
import { PACK_LIMITS } from '#domain/money/pack.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

/** A pack that the clinic sells. The treatments that it covers are rows of `pack_offer_treatment`. */
@Entity({ tableName: 'pack_offer' })
@Unique({
  name: 'pack_offer_name_key',
  expression: 'create unique index pack_offer_name_key on pack_offer (lower(name))',
})
@ObjectType({ isAbstract: true })
export class PackOffer {
  @Field(() => Int, { description: 'Unchanged by edits.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => String, { description: 'Unique without regard to case; at most 60 characters.' })
  @Text(PACK_LIMITS.name)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'How many visits it covers: 1 to 50.' })
  @IsWholeNumber(1, PACK_LIMITS.sessions)
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  sessions!: number;

  @Field(() => Int, { description: 'Of all sessions together, in pesos, from 1.' })
  @IsWholeNumber(1, MAX_CLP)
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  price!: Clp;

  @Field(() => Int, { description: 'How many months it can be used from the day of its sale: 1 to 60.' })
  @IsWholeNumber(1, PACK_LIMITS.months)
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  validMonths!: number;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
