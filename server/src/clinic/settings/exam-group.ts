import { EXAM_GROUP_LABELS } from '#domain/records/foot/exam-groups.es.js';
import { EXAM_GROUPS } from '#domain/records/foot/exam-groups.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum, labelled } from '../../foundation/graphql/as-enum.js';
import { rule } from '../../foundation/input/field-rules.js';

export const ExamGroupEnum = asEnum(EXAM_GROUPS);
registerEnumType(ExamGroupEnum, {
  name: 'FootExamGroup',
  description: 'A part of the exam of the feet.',
  valuesMap: labelled(EXAM_GROUPS, EXAM_GROUP_LABELS),
});

export const AreExamGroups = rule(
  'groups',
  (value) =>
    value === undefined ||
    (Array.isArray(value) && value.every((one) => (EXAM_GROUPS as readonly unknown[]).includes(one))),
  FIELD_MESSAGES.oneOfList,
);
