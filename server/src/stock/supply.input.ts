import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { IsBoolean } from 'class-validator';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { PageInput } from '../foundation/input/page.input.js';
import { IsId, IsWholeNumber, Text } from '../foundation/input/field-rules.js';
import type { Substance } from '#domain/stock/substance.js';
import { AreSubstances, SubstanceEnum } from './substances.js';
import { SUPPLY } from './supply.entity.js';

@InputType({ description: 'A new supply. Amounts are whole numbers of at least 0.' })
export class SupplyInput extends SUPPLY.newInput() {
  @Field(() => [SubstanceEnum], {
    nullable: true,
    description: 'The substances in it to which patients may be allergic; absent or null: none.',
  })
  @AreSubstances()
  contains?: Substance[] | null;
}

@InputType({ description: 'Changes to a supply; an absent field keeps the stored value.' })
export class UpdateSupplyInput extends SUPPLY.changesInput() {
  @Field(() => [SubstanceEnum], { nullable: true, description: 'The complete list; null empties it.' })
  @AreSubstances()
  contains?: Substance[] | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that the form showed. If it has changed since, a correction is refused with STOCK_MOVED.',
  })
  @IsWholeNumber(0, MAX_AMOUNT, 'optional')
  seenStock?: number | null;
  @Field(() => String, { nullable: true, description: 'Why the stock is corrected.' })
  @Text(TEXT_LIMITS.short, 'optional')
  stockReason?: string | null;
}

/** The filter of the exported supplies. */
export class ExportedSuppliesInput {
  @Text(TEXT_LIMITS.short, 'optional') search?: string | null;
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList }) criticalOnly = false;
}

@ArgsType()
export class StockMovementPageInput extends PageInput(50, 200) {}

@ArgsType()
export class SupplyIdInput {
  @Field(() => Int, { description: "The supply's id." }) @IsId() id!: number;
}

@ArgsType()
export class UpdateSupplyArgs extends SupplyIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
