import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('ConditionVersion', {
  description:
    "A patient's underlying condition and clinical case as they were at one time, and who wrote them.",
})
export class ConditionVersionModel {
  @Field(() => Int) version!: number;
  @Field(() => String) underlyingCondition!: string;
  @Field(() => String) clinicalCase!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null where it was written before versions were kept.',
  })
  writtenAt!: string | null;
  @Field(() => String, { description: 'The name of who wrote it; empty where it is not known.' })
  writtenBy!: string;
}

@ObjectType('ConditionVersionPage', { description: "Some versions of a patient's condition, newest first." })
export class ConditionVersionPageModel extends PageModel {
  @Field(() => [ConditionVersionModel]) nodes!: ConditionVersionModel[];
}
