import { INTAKE_ANSWERS, INTAKE_LINE_STATES, INTAKE_QUESTIONS } from '#domain/records/intake/intake.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

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

export const IntakeAnswerEnum = asEnum(INTAKE_ANSWERS);
registerEnumType(IntakeAnswerEnum, {
  name: 'IntakeAnswer',
  description: 'An answer that was chosen.',
  valuesMap: {
    YES: { description: 'Sí, or ticked.' },
    NO: { description: 'No.' },
    UNSURE: { description: 'No sé.' },
    NEVER: { description: 'Has never smoked.' },
    FORMER: { description: 'Smoked once.' },
    CURRENT: { description: 'Smokes.' },
  },
});
export const IntakeLineStateEnum = asEnum(INTAKE_LINE_STATES);
registerEnumType(IntakeLineStateEnum, {
  name: 'IntakeLineState',
  description: 'Whether an answer was reviewed.',
  valuesMap: {
    PENDING: { description: 'Not reviewed: it changes nothing, and is deleted 30 days after the visit.' },
    ACCEPTED: { description: 'A professional noted it.' },
    DISMISSED: { description: 'A professional set it aside.' },
  },
});

export const IsIntakeQuestion = oneOf('intakeQuestion', INTAKE_QUESTIONS, FIELD_MESSAGES.oneOfList);
