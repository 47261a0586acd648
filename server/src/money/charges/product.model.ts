import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ClpScalar } from '../../foundation/graphql/scalars.js';
import type { Product } from './sold-supplies.js';

@ObjectType('Product', { description: 'A supply that is for sale.' })
export class ProductModel implements Product {
  @Field(() => Int, { description: 'The id of the supply, for its charge.' }) id!: number;
  @Field(() => String, { description: 'Its name.' }) name!: string;
  @Field(() => String, { description: 'Its unit.' }) unit!: string;
  @Field(() => Int, { description: 'How many there are.' }) stock!: number;
  @Field(() => ClpScalar, { description: 'The price of one.' }) salePrice!: Clp;
  @Field(() => Boolean, { description: 'Whether it may not be sold any more.' }) isExpired!: boolean;
}
