import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../foundation/graphql/scalars.js';

@ObjectType('ConditionVersion', {
  description: "A patient's underlying condition and clinical case at one time, and their author.",
})
export class ConditionVersionModel {
  @Field(() => Int, { description: 'From 1, incremented each time either text changes.' }) version!: number;
  @Field(() => String, { description: 'Empty if none was known.' }) underlyingCondition!: string;
  @Field(() => String, { description: 'Empty if nothing was written.' }) clinicalCase!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Null if it was written before versions were kept.',
  })
  writtenAt!: string | null;
  @Field(() => String, { description: 'The name of the user who wrote it; empty if unknown.' })
  writtenBy!: string;
}

@ObjectType('ConditionVersionPage', {
  description: "A page of versions of a patient's condition, newest first.",
})
export class ConditionVersionPageModel extends PageModel {
  @Field(() => [ConditionVersionModel], { description: 'The versions on this page.' })
  nodes!: ConditionVersionModel[];
}
