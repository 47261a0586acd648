import { LONGEST_PASSWORD } from '#domain/staff/password.js';
import { LONGEST_CODE } from '#domain/staff/second-factor.js';
import { ArgsType, Field } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { Password, Text } from '../../input/field-rules.js';

@ArgsType()
export class PasswordProof {
  @Field(() => String, { description: 'The password of the user who asks.' })
  @Password(LONGEST_PASSWORD)
  password!: string;
}

@ArgsType()
export class FirstCode {
  @Field(() => String, { description: 'What the app shows for the new key.' })
  @Text(LONGEST_CODE)
  code!: string;
}

@ArgsType()
export class PasswordAndCode extends PasswordProof {
  @Field(() => String, { description: 'Of the app, or a recovery code.' }) @Text(LONGEST_CODE) code!: string;
}

@ArgsType()
export class SecondFactorDuty {
  @Field(() => Boolean, { description: 'False ends the duty; whoever has a second factor keeps it.' })
  @IsBoolean()
  required!: boolean;
}
