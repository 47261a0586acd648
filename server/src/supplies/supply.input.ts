import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/supplies/clp.js';
import { IsBoolean } from 'class-validator';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { LARGEST_AMOUNT } from '#domain/supplies/supply.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ClpScalar, LocalDateScalar } from '../graphql/scalars.js';
import { PageInput } from '../input/page.input.js';
import { IsDay, IsId, IsWholeNumber, Text } from '../input/field-rules.js';

@InputType({ description: 'A new supply. Amounts are whole, from 0.' })
export class SupplyInput {
  @Field(() => String, { description: 'At most 200 characters.' }) @Text(TEXT_LIMITS.short) name!: string;
  @Field(() => String, { nullable: true, description: 'At most 20,000 characters.' })
  @Text(TEXT_LIMITS.long, 'optional')
  description?: string | null;
  @Field(() => String, { description: 'What one of it is: "caja", "unidad".' })
  @Text(TEXT_LIMITS.short)
  unit!: string;
  @Field(() => Int, { description: 'How many there are now; the first movement.' })
  @IsWholeNumber(0, LARGEST_AMOUNT)
  stock!: number;
  @Field(() => Int, { description: 'At this stock or below, it must be bought.' })
  @IsWholeNumber(0, LARGEST_AMOUNT)
  criticalStock!: number;
  @Field(() => ClpScalar, { description: 'What one costs, in whole Chilean pesos.' })
  @IsWholeNumber(0, LARGEST_AMOUNT)
  unitValue!: Clp;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null or absent: it does not expire.' })
  @IsDay('optional')
  expiryDate?: LocalDate | null;
}

@InputType({ description: 'Changes to a supply: a field that is absent keeps what is stored.' })
export class UpdateSupplyInput {
  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  name?: string;
  @Field(() => String, { nullable: true, description: 'Null or empty clears it.' })
  @Text(TEXT_LIMITS.long, 'optional')
  description?: string | null;
  @Field(() => String, { nullable: true, description: 'What one of it is; not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  unit?: string;
  @Field(() => Int, { nullable: true, description: 'What was counted: the difference becomes a correction.' })
  @IsWholeNumber(0, LARGEST_AMOUNT, 'requiredIfSent')
  stock?: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that the form showed. Where it moved meanwhile, the save is refused: STOCK_MOVED.',
  })
  @IsWholeNumber(0, LARGEST_AMOUNT, 'optional')
  seenStock?: number | null;
  @Field(() => String, { nullable: true, description: 'Why the stock is corrected.' })
  @Text(TEXT_LIMITS.short, 'optional')
  stockReason?: string | null;
  @Field(() => Int, { nullable: true, description: 'At this stock or below, it must be bought.' })
  @IsWholeNumber(0, LARGEST_AMOUNT, 'requiredIfSent')
  criticalStock?: number;
  @Field(() => ClpScalar, {
    nullable: true,
    description: 'What one costs; records keep the price of their day.',
  })
  @IsWholeNumber(0, LARGEST_AMOUNT, 'requiredIfSent')
  unitValue?: Clp;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null clears it.' })
  @IsDay('optional')
  expiryDate?: LocalDate | null;
}

/** Which supplies are taken out as a spreadsheet. */
export class ExportedSuppliesInput {
  @Text(TEXT_LIMITS.short, 'optional') search?: string | null;
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList }) criticalOnly = false;
}

@ArgsType()
export class StockMovementPageInput extends PageInput(50, 200) {}

@ArgsType()
export class SupplyIdInput {
  @Field(() => Int, { description: 'Of the supply.' }) @IsId() id!: number;
}

@ArgsType()
export class UpdateSupplyArgs extends SupplyIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
