import { LONGEST_PASSWORD } from '#domain/staff/password.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { Password, Text } from '../../input/field-rules.js';

@ArgsType()
export class LoginInput {
  @Field(() => String, { description: 'Case and surrounding spaces are ignored.' })
  @Text(200)
  username!: string;

  @Field(() => String)
  @Password(LONGEST_PASSWORD)
  password!: string;
}

@ArgsType()
export class RefreshInput {
  @Field(() => String, { description: 'The newest refresh token of the session.' })
  @Text(1_000)
  refreshToken!: string;
}
