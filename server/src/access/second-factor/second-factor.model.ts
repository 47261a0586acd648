import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SecondFactor', { description: 'The second factor of the logged-in staff user.' })
export class SecondFactorModel {
  @Field(() => Boolean, { description: 'Whether a login needs a code.' }) isOn!: boolean;
  @Field(() => Int, { description: 'Out of 10; each can be used once.' }) recoveryCodesLeft!: number;
  @Field(() => Boolean, { description: 'Whether the clinic requires it of all staff.' }) isRequired!: boolean;
}

@ObjectType('SecondFactorKey', { description: 'For an authenticator app (RFC 6238). Returned only once.' })
export class SecondFactorKeyModel {
  @Field(() => String, { description: 'In base 32, for typing in.' }) key!: string;
  @Field(() => String, { description: '`otpauth://totp/…`, to show as a QR code.' }) address!: string;
}
