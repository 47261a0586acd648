import { EXAM_GROUPS, type ExamGroup, type ExamSettings } from '#domain/records/foot/exam-groups.js';
import { EXAM_GROUP_LABELS } from '#domain/records/foot/exam-groups.es.js';
import { TEN_POINTS } from '#domain/records/foot/sensation.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsWholeNumber, rule } from '../../foundation/input/field-rules.js';

export const ExamGroupEnum = asEnum(EXAM_GROUPS);
registerEnumType(ExamGroupEnum, {
  name: 'FootExamGroup',
  description: 'A part of the exam of the feet.',
  valuesMap: Object.fromEntries(
    EXAM_GROUPS.map((group) => [group, { description: `In Spanish: ${EXAM_GROUP_LABELS[group]}.` }]),
  ) as { [Key in ExamGroup]: { description: string } },
});

const AreGroups = rule(
  'groups',
  (value) =>
    value === undefined ||
    (Array.isArray(value) && value.every((one) => (EXAM_GROUPS as readonly unknown[]).includes(one))),
  FIELD_MESSAGES.oneOfList,
);

@ObjectType('FootExamSettings', { description: 'Which parts an exam of the feet has in this clinic.' })
export class ExamSettingsModel implements ExamSettings {
  @Field(() => [ExamGroupEnum], {
    description: 'The parts that a visit shows. Answers stored in others stay in the records.',
  })
  groups!: readonly ExamGroup[];
  @Field(() => Int, {
    nullable: true,
    description:
      "The clinic's own cut-off for new ten-point tests: unfelt points of a foot, 1 to 10. Null: they have no result.",
  })
  tenPointCutOff!: number | null;
  @Field(() => Int, { description: 'That of `clinicSettings`; an update sends the one it saw.' })
  version!: number;
}

@InputType('FootExamSettingsInput', { description: 'Absent fields keep what is stored.' })
export class ExamSettingsInput {
  @Field(() => [ExamGroupEnum], { nullable: true, description: 'The complete list; in any order.' })
  @AreGroups()
  groups?: ExamGroup[];
  @Field(() => Int, { nullable: true, description: '1 to 10; null removes it.' })
  @IsWholeNumber(1, TEN_POINTS, 'optional')
  tenPointCutOff?: number | null;
}
