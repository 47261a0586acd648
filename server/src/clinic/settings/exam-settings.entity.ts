import { type ExamGroup, type ExamSettings, GROUPS_AT_FIRST } from '#domain/records/foot/exam-groups.js';
import { TEN_POINTS } from '#domain/records/foot/sensation.js';
import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { TextArray } from '../../foundation/database/text-array.js';
import { IsWholeNumber } from '../../foundation/input/field-rules.js';
import { AreExamGroups, ExamGroupEnum } from './exam-group.js';

/** Columns of `clinic_settings`. */
@Embeddable()
@ObjectType({ isAbstract: true })
export class FootExamSettings implements ExamSettings {
  @Field(() => [ExamGroupEnum], {
    description:
      'All parts that a visit shows; an update may have them in any order. Answers stored in others stay in the records.',
  })
  @AreExamGroups()
  @Holds('TECHNICAL')
  @Property({
    type: TextArray,
    columnType: 'text[]',
    fieldName: 'exam_groups',
    defaultRaw: `'{${GROUPS_AT_FIRST.join(',')}}'`,
  })
  groups!: ExamGroup[];
  @Field(() => Int, {
    nullable: true,
    description:
      "The clinic's own cut-off for new ten-point tests: unfelt points of a foot, 1 to 10. Null: they have no result.",
  })
  @IsWholeNumber(1, TEN_POINTS, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true })
  tenPointCutOff: number | null = null;
}
