import { Field, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { Session } from '../sessions/session.entity.js';

@ObjectType('Profile', { description: 'The account of the logged-in staff user.' })
export class ProfileModel extends ShownFields(StaffUser, 'id', 'username', 'name', 'version') {}

@ObjectType('OpenSession', { description: 'A device on which the user is logged in.' })
export class OpenSessionModel extends ShownFields(Session, 'id', 'lastUsedAt') {
  @Field(() => String, { description: "Browser and system, in Spanish, e.g. 'Chrome en Windows'." })
  device!: string;
  @Field(() => DateTimeScalar, { description: 'When the user logged in.' }) openedAt!: string;
  @Field(() => DateTimeScalar, { description: '30 days after it was opened; then a new login is needed.' })
  endsAt!: string;
  @Field(() => Boolean, { description: 'Whether it is the session making this request.' })
  isCurrent!: boolean;
}
