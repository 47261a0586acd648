import { AGREEMENT_MESSAGES } from '#domain/money/agreement.es.js';
import { AGREEMENT_LIMITS } from '#domain/money/agreement.js';
import { MAX_CLP } from '#domain/money/charge.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayUnique, IsBoolean } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { AreNested } from '../../foundation/input/nested.js';

@InputType({ description: 'The price of one treatment in an agreement.' })
export class AgreedPriceInput {
  @Field(() => Int, { description: 'A treatment of the list.' }) @IsId() treatmentId!: number;
  @Field(() => Int, { description: 'In pesos, from 0.' }) @IsWholeNumber(0, MAX_CLP) price!: Clp;
}

@InputType({ description: 'All of an agreement: a percentage, prices of treatments, or both.' })
export class AgreementInput {
  @Field(() => String, { description: 'Unique; at most 60 characters.' })
  @Text(AGREEMENT_LIMITS.name)
  name!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it is used for new charges.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  isActive = true;

  @Field(() => Int, {
    nullable: true,
    description: 'Taken off the list price of treatments without a price here: 1 to 100. Null for nothing.',
  })
  @IsWholeNumber(1, 100, 'optional')
  percent?: number | null;

  @Field(() => [AgreedPriceInput], { description: 'Prices of treatments, each once: at most 200.' })
  @ArrayUnique((one: AgreedPriceInput | null) => one?.treatmentId, { message: AGREEMENT_MESSAGES.twice })
  @AreNested(() => AgreedPriceInput, AGREEMENT_LIMITS.prices, {
    wrong: AGREEMENT_MESSAGES.unknownTreatment,
    tooMany: AGREEMENT_MESSAGES.twice,
  })
  prices!: AgreedPriceInput[];
}

@ArgsType()
export class AgreementIdInput {
  @Field(() => Int, { description: "The agreement's id." }) @IsId() id!: number;
}

@ArgsType()
export class AgreementVersion extends AgreementIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@InputType({ description: 'The agreement of a patient.' })
export class PatientAgreementInput {
  @Field(() => Int, { description: 'The patient.' }) @IsId() patientId!: number;
  @Field(() => Int, { nullable: true, description: 'One that is in use; null takes it away.' })
  @IsId('optional')
  agreementId?: number | null;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Its last day; null without one.' })
  @IsDay('optional')
  until?: LocalDate | null;
}
