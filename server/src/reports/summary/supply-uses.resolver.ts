import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Args, Field, Float, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { SupplyUsesInput } from './supply-uses.input.js';
import { type SupplyUse, SupplyUses } from './supply-uses.js';

@ObjectType('SupplyUse', { description: 'A supply that a record used.' })
class SupplyUseModel implements SupplyUse {
  @Field(() => LocalDateScalar, { description: 'The day of the record.' }) day!: LocalDate;
  @Field(() => Int, { description: 'The supply.' }) supplyId!: number;
  @Field(() => String, { description: 'As it is called now.' }) supplyName!: string;
  @Field(() => Int, { description: 'How many units.' }) quantity!: number;
  @Field(() => Int, { description: 'The price of a unit when it was used, in whole pesos.' }) unitValue!: Clp;
  @Field(() => Float, { description: 'Of all units, in whole pesos.' }) cost!: Clp;
  @Field(() => Int, {
    nullable: true,
    description: 'Null for users who may not read records, and if the patient is blocked.',
  })
  clinicalRecordId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Null for users who may not read records, and if the patient is blocked.',
  })
  patientName!: string | null;
}

@ObjectType('SupplyUsePage', { description: 'A page of the supplies that records used.' })
export class SupplyUsePageModel extends PageModel {
  @Field(() => [SupplyUseModel], { description: 'The newest first.' }) nodes!: SupplyUseModel[];
  @Field(() => Float, { description: 'Of all uses, on this page and the others; in whole pesos.' })
  totalCost!: Clp;
}

@Needs('STOCK')
@Resolver()
export class SupplyUsesResolver {
  constructor(private readonly uses: SupplyUses) {}

  @Query(() => SupplyUsePageModel, {
    description:
      'The supplies behind the figures of `summary.supplies`, with the same filters: their sum is the same. Naming a patient is logged as a reading of their record. Errors: INVALID_INPUT.',
  })
  supplyUses(
    @Args() query: SupplyUsesInput,
    @CurrentStaff() { rights }: SignedInStaff,
  ): Promise<SupplyUsePageModel> {
    return this.uses.page(query, rights);
  }
}
