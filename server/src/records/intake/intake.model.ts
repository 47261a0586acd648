import type { LocalDate } from '#domain/clinic-time.js';
import { intakeConsent } from '#domain/records/intake/intake.es.js';
import {
  INTAKE_ANSWERS,
  INTAKE_LINE_STATES,
  type IntakeAnswer,
  type IntakeLineState,
  type IntakeQuestion,
} from '#domain/records/intake/intake.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { INTAKE_LINK_STATES, type IntakeLinkState } from './intake-links.js';
import { IntakeQuestionEnum } from './intake.input.js';
import type { IntakeRow } from './intakes.service.js';

const IntakeAnswerEnum = asEnum(INTAKE_ANSWERS);
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
const IntakeLineStateEnum = asEnum(INTAKE_LINE_STATES);
registerEnumType(IntakeLineStateEnum, {
  name: 'IntakeLineState',
  description: 'Whether an answer was reviewed.',
  valuesMap: {
    PENDING: { description: 'Not reviewed: it changes nothing, and is deleted 30 days after the visit.' },
    ACCEPTED: { description: 'A professional noted it.' },
    DISMISSED: { description: 'A professional set it aside.' },
  },
});
const IntakeLinkStateEnum = asEnum(INTAKE_LINK_STATES);
registerEnumType(IntakeLinkStateEnum, {
  name: 'IntakeLinkState',
  description: 'Whether a link can still be used.',
  valuesMap: {
    OPEN: { description: 'It was not used yet.' },
    USED: { description: 'A questionnaire was sent through it.' },
    EXPIRED: { description: 'It is more than 60 minutes old.' },
  },
});

@ObjectType('IntakeLine', { description: 'The answer to one question. Texts may be empty.' })
export class IntakeLineModel {
  @Field(() => IntakeQuestionEnum, { description: 'The question; at most once in a questionnaire.' })
  question!: IntakeQuestion;
  @Field(() => IntakeAnswerEnum, { nullable: true, description: 'Null if it was answered in words.' })
  answer!: IntakeAnswer | null;
  @Field(() => String, {
    description: 'The answer in words, at most 500 characters, or which anticoagulant.',
  })
  text!: string;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Since when there is diabetes; null if unknown.',
  })
  since!: LocalDate | null;
  @Field(() => String, { description: 'Since when it hurts; at most 100 characters.' }) sinceWords!: string;
  @Field(() => IntakeLineStateEnum, { description: 'Whether it was reviewed.' }) state!: IntakeLineState;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until it is reviewed.' }) settledAt!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The user who reviewed it; null until then.' })
  settledByName!: string | null;
}

@ObjectType('Intake', { description: 'A questionnaire that a visitor answered.' })
export class IntakeModel {
  @Field(() => Int, { description: 'The id for `reviewIntakeLine`.' }) id!: number;
  @Field(() => Int, { description: "The patient's current id." }) patientId!: number;
  @Field(() => Int, { nullable: true, description: 'The visit; null for none, or if it was deleted.' })
  appointmentId!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who booked the visit, if it is not the patient’s: the answers may be theirs.',
  })
  visitorName!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was sent.' }) givenAt!: string;
  @Field(() => Int, { description: 'The version of the text that the visitor agreed to.' })
  consentVersion!: number;
  @Field(() => String, { description: 'That text.' }) consentText!: string;
  @Field(() => String, { description: 'SHA-256 of that text in UTF-8, in hexadecimal.' })
  consentDigest!: string;
  @Field(() => [IntakeLineModel], { description: 'The answered questions, in their order.' })
  lines!: readonly IntakeLineModel[];
}

@ObjectType('NewIntakeLink', { description: 'A link to answer the questionnaire once, within 60 minutes.' })
export class NewIntakeLinkModel {
  @Field(() => Int, { description: 'The id for `intakeLink`.' }) id!: number;
  @Field(() => String, { description: "The page's path. It can't be read again." }) path!: string;
  @Field(() => DateTimeScalar, { description: 'From when it no longer works.' }) expiresAt!: string;
}

@ObjectType('IntakeLink', { description: 'The state of a link.' })
export class IntakeLinkModel {
  @Field(() => Int, { description: "The link's id." }) id!: number;
  @Field(() => IntakeLinkStateEnum, { description: 'Whether it can still be used.' }) state!: IntakeLinkState;
}

export const toIntakeModel = (intake: IntakeRow): IntakeModel => ({
  ...intake,
  consentText: intakeConsent(intake.consentVersion),
});
