import type { Clp } from '#domain/stock/clp.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The part of a received deposit that one payment pays. */
@Entity({ tableName: 'deposit_part' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@ObjectType({ isAbstract: true })
export class StoredDepositPart {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) depositId!: number;

  @Field(() => Int, { description: 'The payment.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer' })
  paymentId!: number;

  @Field(() => Int, { description: 'How much of it, in pesos.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  amount!: Clp;
}
