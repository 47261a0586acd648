import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import { StoredIntakeLine } from './intake-line.entity.js';
import type { IntakeDecision } from './intakes.service.js';

export const INTAKE_DECISIONS = ['ACCEPTED', 'DISMISSED'] as const satisfies readonly IntakeDecision[];
export const IntakeDecisionEnum = asEnum(INTAKE_DECISIONS);
registerEnumType(IntakeDecisionEnum, {
  name: 'IntakeDecision',
  description: 'A professional’s decision on an answer.',
  valuesMap: {
    ACCEPTED: { description: "Notes it: the patient's alerts change, or the answer is kept." },
    DISMISSED: { description: 'Sets it aside: nothing else changes.' },
  },
});

const IsDecision = oneOf('intakeDecision', INTAKE_DECISIONS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class IntakesOfInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
}

@ArgsType()
export class IntakeLinkIdInput {
  @Field(() => Int, { description: "The link's id." }) @IsId() id!: number;
}

@InputType({ description: 'The patient who is to answer, and the visit.' })
export class IntakeLinkInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'An appointment of the patient; null: for no particular visit.',
  })
  @IsId('optional')
  appointmentId?: number | null;
}

@InputType({ description: 'A line of a questionnaire, and what to do with it.' })
export class ReviewIntakeLineInput extends SentFields(StoredIntakeLine, 'intakeId', 'question') {
  @Field(() => IntakeDecisionEnum, { description: 'Whether to note it.' })
  @IsDecision()
  decision!: IntakeDecision;
}
