import { AGREEMENT_MESSAGES } from '#domain/money/agreement.es.js';
import { AGREEMENT_LIMITS } from '#domain/money/agreement.js';
import { MAX_CLP } from '#domain/money/charge.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayUnique } from 'class-validator';
import { FieldsWithDefaults, SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';
import { AreNested } from '../../foundation/input/nested.js';
import { Agreement } from './agreement.entity.js';
import { PatientAgreement } from './patient-agreement.entity.js';

@InputType({ description: 'The price of one treatment in an agreement.' })
export class AgreedPriceInput {
  @Field(() => Int, { description: 'A treatment of the list.' }) @IsId() treatmentId!: number;
  @Field(() => Int, { description: 'In pesos, from 0.' }) @IsWholeNumber(0, MAX_CLP) price!: Clp;
}

@InputType({ description: 'All of an agreement: a percentage, prices of treatments, or both.' })
export class AgreementInput extends FieldsWithDefaults(Agreement, 'name', 'isActive') {
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
export class PatientAgreementInput extends SentFields(PatientAgreement, 'patientId', 'until') {
  @Field(() => Int, { nullable: true, description: 'One that is in use; null takes it away.' })
  @IsId('optional')
  agreementId?: number | null;
}
