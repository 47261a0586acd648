import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The card terminal's settlement of a closed day. It never changes; of several, the newest counts. */
@Entity({ tableName: 'card_settlement' })
@ObjectType({ isAbstract: true })
export class CardSettlement {
  @Field(() => Int, { description: 'Ascending.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Holds('TECHNICAL') @Property({ type: 'date' }) day!: LocalDate;

  @Field(() => Float, { description: "The card total of the day's lines when it was entered, in pesos." })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  expected!: Clp;

  @Field(() => Float, { description: 'The card total by the settlement, in pesos.' })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  gross!: Clp;

  @Field(() => Float, { description: 'The part of it that was paid into the account, in pesos.' })
  @Holds('TECHNICAL')
  @Property({ type: new BigIntType('number') })
  net!: Clp;

  @Field(() => String, { description: 'Why the totals differ; empty if they do not.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  reason!: Opt<string>;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
