import {
  DISCOUNT_KINDS,
  type Discount,
  type DiscountKind,
  MAX_CLP,
  type TaxTreatment,
} from '#domain/money/charge.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { IsTax, TaxTreatmentEnum } from '../../clinic/settings/tax-treatment.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, oneOf, Text } from '../../foundation/input/field-rules.js';
import { IsOptionalNested } from '../../foundation/input/nested.js';

export const DiscountKindEnum = asEnum(DISCOUNT_KINDS);
registerEnumType(DiscountKindEnum, {
  name: 'DiscountKind',
  description: 'How a discount is given.',
  valuesMap: {
    AMOUNT: { description: 'In pesos.' },
    PERCENT: { description: 'In percent of the list price, rounded to whole pesos.' },
    COURTESY: { description: 'Nothing is charged.' },
  },
});
const IsDiscountKind = oneOf('discountKind', DISCOUNT_KINDS, FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A discount; the charge needs a reason then.' })
export class DiscountInput {
  @Field(() => DiscountKindEnum, { description: 'How it is given.' }) @IsDiscountKind() kind!: DiscountKind;
  @Field(() => Int, { nullable: true, description: 'In pesos, from 1; of `AMOUNT`.' })
  @IsWholeNumber(1, MAX_CLP, 'optional')
  amount?: Clp | null;
  @Field(() => Int, { nullable: true, description: '1 to 100; of `PERCENT`.' })
  @IsWholeNumber(1, 100, 'optional')
  percent?: number | null;
}

export const asDiscount = ({ kind, amount, percent }: DiscountInput): Discount | undefined => {
  if (kind === 'AMOUNT') return amount == null ? undefined : { kind, amount };
  if (kind === 'PERCENT') return percent == null ? undefined : { kind, percent };
  return { kind };
};

@InputType({ description: 'The price of a charge.' })
export class ChangedPriceInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "In pesos, from 0. Null or absent: the treatment's price, or in a change the price as it was.",
  })
  @IsWholeNumber(0, MAX_CLP, 'optional')
  listPrice?: Clp | null;

  @Field(() => DiscountInput, { nullable: true, description: 'The discount.' })
  @IsOptionalNested(() => DiscountInput)
  discount?: DiscountInput | null;

  @Field(() => TaxTreatmentEnum, {
    nullable: true,
    description:
      'By default that of the treatment, also of a second one that `description` names. Otherwise `TAXED`, but `UNDEFINED` for anything except a product at a visit of podiatry.',
  })
  @IsTax('optional')
  tax?: TaxTreatment | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Needed for a discount, for another price of a visit or a product than its own, and for a change; at most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  reason?: string | null;
}

@InputType({ description: "A charge: an appointment's treatment, or anything else." })
export class ChargeInput extends ChangedPriceInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'The patient who owes it; for an appointment, its patient. Null for a sale to a person who is no patient.',
  })
  @IsId('optional')
  patientId?: number | null;

  @Field(() => Int, { nullable: true, description: 'The appointment that it belongs to.' })
  @IsId('optional')
  appointmentId?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether it is the appointment's treatment, which is charged once. Finishing the visit charges it otherwise.",
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  isVisit = false;

  @Field(() => Int, {
    nullable: true,
    description: "The professional who did the work. By default the appointment's.",
  })
  @IsId('optional')
  professionalId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A supply that is sold: it leaves the stock. Its name and sale price are charged unless others are sent.',
  })
  @IsId('optional')
  supplyId?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many are sold; by default 1.' })
  @IsId('optional')
  quantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the charged thing; at most 200 characters. By default the appointment's treatment.",
  })
  @Text(TEXT_LIMITS.short, 'optional')
  description?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day that it belongs to; by default today.',
  })
  @IsDay('optional')
  belongsTo?: LocalDate | null;
}

@ArgsType()
export class ChargeIdInput {
  @Field(() => Int, { description: "The charge's id." }) @IsId() id!: number;
}

@ArgsType()
export class ReverseChargeInput extends ChargeIdInput {
  @Field(() => String, { description: 'Why it is taken back; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
