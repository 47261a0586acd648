import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('RunningVersion', { description: 'The version of the product that answers.' })
export class RunningVersionModel {
  @Field(() => String, { description: 'As in the list of releases: `0.1.0`.' }) version!: string;
  @Field(() => String, { nullable: true, description: 'What a release was made from; null in a checkout.' })
  commit!: string | null;
}
