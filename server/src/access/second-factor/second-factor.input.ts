import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { MAX_CODE_LENGTH } from '#domain/access/second-factor.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { Password, Text } from '../../foundation/input/field-rules.js';

@ArgsType()
export class PasswordProof {
  @Field(() => String, { description: "The user's own password." })
  @Password(MAX_PASSWORD_LENGTH)
  password!: string;
}

@ArgsType()
export class FirstCode {
  @Field(() => String, { description: 'The code the app shows for the new key.' })
  @Text(MAX_CODE_LENGTH)
  code!: string;
}

@ArgsType()
export class PasswordAndCode extends PasswordProof {
  @Field(() => String, { description: 'A code from the app, or a recovery code.' })
  @Text(MAX_CODE_LENGTH)
  code!: string;
}

@ArgsType()
export class SecondFactorDuty {
  @Field(() => Boolean, { description: 'False makes it optional; existing second factors stay on.' })
  @IsBoolean()
  required!: boolean;
}
