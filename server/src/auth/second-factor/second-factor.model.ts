import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SecondFactor', { description: 'The second factor of the staff user who asks.' })
export class SecondFactorModel {
  @Field(() => Boolean, { description: 'Whether a login needs a code.' }) isOn!: boolean;
  @Field(() => Int, { description: 'Of 10; each can be used once.' }) recoveryCodesLeft!: number;
  @Field(() => Boolean, { description: 'Whether the clinic requires it of everybody.' }) isRequired!: boolean;
}

@ObjectType('SecondFactorKey', { description: 'For an authenticator app (RFC 6238). It is shown once.' })
export class SecondFactorKeyModel {
  @Field(() => String, { description: 'In base 32, to be typed.' }) key!: string;
  @Field(() => String, { description: '`otpauth://totp/…`, to be shown as a QR code.' }) address!: string;
}
