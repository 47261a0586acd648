import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('ConditionVersion', {
  description:
    "A patient's underlying condition and clinical case as they were at one time, and who wrote them.",
})
export class ConditionVersionModel {
  @Field(() => Int, { description: 'From 1, one more each time that either text changes.' }) version!: number;
  @Field(() => String, { description: 'Empty where none was known.' }) underlyingCondition!: string;
  @Field(() => String, { description: 'Empty where nothing was written.' }) clinicalCase!: string;
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
  @Field(() => [ConditionVersionModel], { description: 'The versions of this page.' })
  nodes!: ConditionVersionModel[];
}
