import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { Charge } from './charge.entity.js';
import type { ChargeRow } from './charge-rows.js';

@ObjectType('Charge', { description: 'An amount owed for one thing, in whole pesos. It never changes.' })
export class ChargeModel
  extends OmitType(Charge, ['automatic', 'at', 'staffUserId'])
  implements Omit<ChargeRow, 'automatic' | 'isOfRenter'>
{
  @Field(() => String, { nullable: true, description: 'Null without a patient.' }) patientName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The name of the professional.' })
  professionalName!: string | null;
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { nullable: true, description: 'The user who added it; null for the system.' })
  staffName!: string | null;
  @Field(() => Boolean, { description: 'Whether another charge takes it back.' }) isReversed!: boolean;
  @Field(() => Int, { description: 'Its paid part.' }) paid!: Clp;
  @Field(() => Int, { description: 'The part of it that a deposit paid by itself.' })
  paidByDeposit!: Clp;
  @Field(() => Boolean, {
    description: 'Whether it is what the clinic keeps of a deposit: its price does not change.',
  })
  keepsDeposit!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether `CAJA` is enough to give it another price: the end of its visit made it, and its day of the till is open. Otherwise that is a correction.',
  })
  isPriceOpen!: boolean;
  @Field(() => Int, { description: 'Its unpaid rest; nothing once it is reversed.' }) owed!: Clp;
}
