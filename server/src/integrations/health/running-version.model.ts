import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('RunningVersion', { description: 'The version of the running product.' })
export class RunningVersionModel {
  @Field(() => String, { description: 'As in the list of releases: `0.1.0`.' }) version!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The commit that a release was made from; null in a checkout.',
  })
  commit!: string | null;
}
