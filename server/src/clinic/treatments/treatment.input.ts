import type { DurationMinutes } from '#domain/agenda/appointment.js';
import { MAX_CLP } from '#domain/money/charge.js';
import type { Clp } from '#domain/stock/clp.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, IntersectionType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsOptional, ValidateNested } from 'class-validator';
import { ChangedFields } from '../../foundation/fields/entity-fields.js';
import { ClpScalar } from '../../foundation/graphql/scalars.js';
import { IsDuration } from '../settings/duration.js';
import { IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';
import { IsSupplyLines } from '../../stock/supply-lines.js';
import { Treatment, TREATMENT } from './treatment.entity.js';

@InputType({ description: 'A supply usually used by a treatment. Duplicate supplies are added up.' })
export class KitLineInput {
  @Field(() => Int, { description: "The supply's id." }) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
}

@InputType({ description: 'All fields of a treatment; absent ones are cleared.' })
export class TreatmentInput extends IntersectionType(
  TREATMENT.newInput(),
  ChangedFields(Treatment, 'contraindications', 'tax'),
) {
  @Field(() => [KitLineInput], { nullable: true, description: 'At most 50.' })
  @IsOptional()
  @IsSupplyLines()
  @ArrayMaxSize(50, { message: FIELD_MESSAGES.tooMany })
  kit?: KitLineInput[] | null;
}

@InputType({ description: 'The price of a treatment, with which visitors can book it.' })
export class TreatmentPriceInput {
  @Field(() => Int, { description: "The treatment's id." }) @IsId() id!: number;
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
  @Field(() => ClpScalar, { description: 'From 0 to 999,999,999.' })
  @IsWholeNumber(0, MAX_CLP)
  price!: Clp;
  @Field(() => Int, { description: '60 or 120.' }) @IsDuration() durationMinutes!: DurationMinutes;
}

@ArgsType()
export class TreatmentPricesInput {
  @Field(() => [TreatmentPriceInput], { description: 'At most 50, each treatment once.' })
  @ArrayUnique(({ id }: TreatmentPriceInput) => id, { message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(50, { message: FIELD_MESSAGES.tooMany })
  @ValidateNested({ each: true })
  @Type(() => TreatmentPriceInput)
  prices!: TreatmentPriceInput[];
}

@ArgsType()
export class TreatmentIdInput {
  @Field(() => Int, { description: "The treatment's id, as listed by `treatments`." }) @IsId() id!: number;
}

@ArgsType()
export class TreatmentVersion extends TreatmentIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
