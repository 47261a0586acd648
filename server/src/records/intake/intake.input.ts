import { INTAKE_QUESTIONS, type IntakeQuestion } from '#domain/records/intake/intake.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, oneOf } from '../../foundation/input/field-rules.js';
import type { IntakeDecision } from './intakes.service.js';

export const IntakeQuestionEnum = asEnum(INTAKE_QUESTIONS);
registerEnumType(IntakeQuestionEnum, {
  name: 'IntakeQuestion',
  description: 'A line of the questionnaire.',
  valuesMap: {
    DIABETES: { description: 'Answered YES, NO or UNSURE, with the day since when, like the next three.' },
    ANTICOAGULANTS: { description: '`text` may say which.' },
    PACEMAKER: { description: 'Without further details.' },
    PREGNANCY: { description: 'Without further details.' },
    LATEX_ALLERGY: { description: 'Ticked: YES, like the other allergies.' },
    IODINE_ALLERGY: { description: 'To disinfectants.' },
    ADHESIVE_ALLERGY: { description: 'To plasters and tape.' },
    LIDOCAINE_ALLERGY: { description: 'To a local anaesthetic.' },
    ACRYLATE_ALLERGY: { description: 'To gel and acrylic nails.' },
    NO_ALLERGIES: { description: 'Ticked: none of the five allergies.' },
    OTHER_ALLERGIES: { description: 'In words.' },
    SMOKING: { description: 'Answered NEVER, FORMER or CURRENT.' },
    MEDICINES: { description: 'In words.' },
    FOOTWEAR: { description: 'In words.' },
    PAIN: { description: 'A pain, in words; `sinceWords` says since when.' },
  },
});

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

const IsQuestion = oneOf('intakeQuestion', INTAKE_QUESTIONS, FIELD_MESSAGES.oneOfList);
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
export class ReviewIntakeLineInput {
  @Field(() => Int, { description: "The questionnaire's id." }) @IsId() intakeId!: number;
  @Field(() => IntakeQuestionEnum, { description: 'The line.' }) @IsQuestion() question!: IntakeQuestion;
  @Field(() => IntakeDecisionEnum, { description: 'Whether to note it.' })
  @IsDecision()
  decision!: IntakeDecision;
}
