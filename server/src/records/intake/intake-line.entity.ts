import type { LocalDate } from '#domain/clinic-time.js';
import type {
  IntakeAnswer,
  IntakeLine,
  IntakeLineState,
  IntakeQuestion,
} from '#domain/records/intake/intake.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsId } from '../../foundation/input/field-rules.js';
import {
  IntakeAnswerEnum,
  IntakeLineStateEnum,
  IntakeQuestionEnum,
  IsIntakeQuestion,
} from './intake-enums.js';

/** The answer to one question. It is accepted or dismissed once; nothing else changes. */
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@Entity({ tableName: 'intake_line' })
@ObjectType({ isAbstract: true })
export class StoredIntakeLine implements IntakeLine {
  [PrimaryKeyProp]?: ['intakeId', 'question'];

  @Field(() => Int, { description: "The questionnaire's id." })
  @IsId()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer' })
  intakeId!: number;

  @Field(() => IntakeQuestionEnum, { description: 'The question; at most once in a questionnaire.' })
  @IsIntakeQuestion()
  @Holds('HEALTH')
  @PrimaryKey({ type: 'text' })
  question!: IntakeQuestion;

  @Field(() => IntakeAnswerEnum, { nullable: true, description: 'Null if it was answered in words.' })
  @Holds('HEALTH')
  @Property({ type: 'text', nullable: true })
  answer!: IntakeAnswer | null;

  @Field(() => String, {
    description: 'The answer in words, at most 500 characters, or which anticoagulant.',
  })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  text = '';

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Since when there is diabetes; null if unknown.',
  })
  @Holds('HEALTH')
  @Property({ type: 'date', nullable: true })
  since: LocalDate | null = null;

  @Field(() => String, { description: 'Since when it hurts; at most 100 characters.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  sinceWords = '';

  @Field(() => IntakeLineStateEnum, { description: 'Whether it was reviewed.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  state: IntakeLineState = 'PENDING';

  @Holds('HEALTH') @Property({ type: 'timestamptz', nullable: true }) settledAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) settledBy: number | null = null;
}
