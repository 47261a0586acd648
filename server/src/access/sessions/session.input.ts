import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { MAX_CODE_LENGTH } from '#domain/access/second-factor.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { Password, Text } from '../../foundation/input/field-rules.js';

@ArgsType()
export class LoginInput {
  @Field(() => String, { description: 'Case and surrounding spaces are ignored.' })
  @Text(200)
  username!: string;

  @Field(() => String, { description: 'At most 1,000 characters, case-sensitive.' })
  @Password(MAX_PASSWORD_LENGTH)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The second-factor code, if the user has one: from the app or a recovery code. Spaces and hyphens are ignored.',
  })
  @Text(MAX_CODE_LENGTH, 'optional')
  code?: string | null;
}

@ArgsType()
export class RefreshInput {
  @Field(() => String, { description: 'The newest refresh token of the session.' })
  @Text(1_000)
  refreshToken!: string;
}
