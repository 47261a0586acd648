import { LONGEST_PASSWORD } from '#domain/staff/password.js';
import { LONGEST_CODE } from '#domain/staff/second-factor.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { Password, Text } from '../../input/field-rules.js';

@ArgsType()
export class LoginInput {
  @Field(() => String, { description: 'Case and surrounding spaces are ignored.' })
  @Text(200)
  username!: string;

  @Field(() => String, { description: 'At most 1,000 characters; upper and lower case differ.' })
  @Password(LONGEST_PASSWORD)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the second factor, where the user has one: of the app or a recovery code, spaces and hyphens ignored.',
  })
  @Text(LONGEST_CODE, 'optional')
  code?: string | null;
}

@ArgsType()
export class RefreshInput {
  @Field(() => String, { description: 'The newest refresh token of the session.' })
  @Text(1_000)
  refreshToken!: string;
}
