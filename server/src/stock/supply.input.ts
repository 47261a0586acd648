import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { IsBoolean } from 'class-validator';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ClpScalar, LocalDateScalar } from '../foundation/graphql/scalars.js';
import { PageInput } from '../foundation/input/page.input.js';
import { IsDay, IsId, IsWholeNumber, Text } from '../foundation/input/field-rules.js';

@InputType({ description: 'A new supply. Amounts are whole numbers of at least 0.' })
export class SupplyInput {
  @Field(() => String, { description: 'At most 200 characters.' }) @Text(TEXT_LIMITS.short) name!: string;
  @Field(() => String, { nullable: true, description: 'At most 20,000 characters.' })
  @Text(TEXT_LIMITS.long, 'optional')
  description?: string | null;
  @Field(() => String, { description: 'The unit: "caja", "unidad".' })
  @Text(TEXT_LIMITS.short)
  unit!: string;
  @Field(() => Int, { description: 'The current stock, recorded as the first movement.' })
  @IsWholeNumber(0, MAX_AMOUNT)
  stock!: number;
  @Field(() => Int, { description: 'The supply must be reordered once its stock is at or below this level.' })
  @IsWholeNumber(0, MAX_AMOUNT)
  criticalStock!: number;
  @Field(() => ClpScalar, { description: 'The price of one unit, in whole Chilean pesos.' })
  @IsWholeNumber(0, MAX_AMOUNT)
  unitValue!: Clp;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Null or absent if the supply does not expire.',
  })
  @IsDay('optional')
  expiryDate?: LocalDate | null;
}

@InputType({ description: 'Changes to a supply; an absent field keeps the stored value.' })
export class UpdateSupplyInput {
  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  name?: string;
  @Field(() => String, { nullable: true, description: 'Null or empty clears it.' })
  @Text(TEXT_LIMITS.long, 'optional')
  description?: string | null;
  @Field(() => String, { nullable: true, description: 'The unit; not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  unit?: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The counted stock: the difference is recorded as a correction.',
  })
  @IsWholeNumber(0, MAX_AMOUNT, 'requiredIfSent')
  stock?: number;
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
  @Field(() => Int, {
    nullable: true,
    description: 'The supply must be reordered once its stock is at or below this level.',
  })
  @IsWholeNumber(0, MAX_AMOUNT, 'requiredIfSent')
  criticalStock?: number;
  @Field(() => ClpScalar, {
    nullable: true,
    description: 'The price of one unit. Existing records keep the price that they were saved with.',
  })
  @IsWholeNumber(0, MAX_AMOUNT, 'requiredIfSent')
  unitValue?: Clp;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null clears it.' })
  @IsDay('optional')
  expiryDate?: LocalDate | null;
}

/** Which supplies to export as a spreadsheet. */
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
