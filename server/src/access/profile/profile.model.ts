import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('Profile', { description: 'The account of the logged-in staff user.' })
export class ProfileModel {
  @Field(() => Int, { description: 'The same id as in `me`.' }) id!: number;
  @Field(() => String, { description: 'The login name, in lower case.' }) username!: string;
  @Field(() => String, { description: 'The display name.' }) name!: string;
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  version!: number;
}

@ObjectType('OpenSession', { description: 'A device on which the user is logged in.' })
export class OpenSessionModel {
  @Field(() => String, { description: 'A UUID; pass it to `closeMySession`.' }) id!: string;
  @Field(() => String, { description: "Browser and system, in Spanish, e.g. 'Chrome en Windows'." })
  device!: string;
  @Field(() => DateTimeScalar, { description: 'When the user logged in.' }) openedAt!: string;
  @Field(() => DateTimeScalar, { description: 'Accurate to ten minutes.' }) lastUsedAt!: string;
  @Field(() => DateTimeScalar, { description: '30 days after it was opened; then a new login is needed.' })
  endsAt!: string;
  @Field(() => Boolean, { description: 'Whether it is the session making this request.' })
  isCurrent!: boolean;
}
