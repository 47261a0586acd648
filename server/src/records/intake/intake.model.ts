import { intakeConsent } from '#domain/records/intake/intake.es.js';
import { Field, Int, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Intake } from './intake.entity.js';
import { StoredIntakeLine } from './intake-line.entity.js';
import { INTAKE_LINK_STATES, type IntakeLinkState } from './intake-links.js';
import type { IntakeRow } from './intakes.service.js';

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
export class IntakeLineModel extends ShownFields(
  StoredIntakeLine,
  'question',
  'answer',
  'text',
  'since',
  'sinceWords',
  'state',
) {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until it is reviewed.' }) settledAt!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The user who reviewed it; null until then.' })
  settledByName!: string | null;
}

@ObjectType('Intake', { description: 'A questionnaire that a visitor answered.' })
export class IntakeModel extends OmitType(Intake, ['givenAt']) {
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who booked the visit, if it is not the patient’s: the answers may be theirs.',
  })
  visitorName!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was sent.' }) givenAt!: string;
  @Field(() => String, { description: 'The text that the visitor agreed to.' }) consentText!: string;
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
