import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

@ObjectType('Profile', { description: 'The staff user who asks.' })
export class ProfileModel {
  @Field(() => Int, { description: "The staff user's, the same as in `me`." }) id!: number;
  @Field(() => String, { description: 'The name they log in with, in lower case.' }) username!: string;
  @Field(() => String, { description: 'The name that is shown.' }) name!: string;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('OpenSession', { description: 'Where somebody is logged in.' })
export class OpenSessionModel {
  @Field(() => String, { description: 'A UUID, which `closeMySession` takes.' }) id!: string;
  @Field(() => String, { description: "Browser and system, in Spanish, such as 'Chrome en Windows'." })
  device!: string;
  @Field(() => DateTimeScalar, { description: 'When the user logged in.' }) openedAt!: string;
  @Field(() => DateTimeScalar, { description: 'Up to ten minutes ago.' }) lastUsedAt!: string;
  @Field(() => DateTimeScalar, { description: '30 days after it was opened; a new login is needed then.' })
  endsAt!: string;
  @Field(() => Boolean, { description: 'Whether it is the session that asks.' }) isCurrent!: boolean;
}
