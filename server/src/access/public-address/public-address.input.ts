import { MAX_PUBLIC_ADDRESS_LENGTH, publicAddressOf } from '#domain/clinic/public-address.js';
import { PUBLIC_ADDRESS_MESSAGES } from '#domain/clinic/public-address.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { isBlank, IsId, rule, Text } from '../../foundation/input/field-rules.js';
import { PasswordProof } from '../second-factor/second-factor.input.js';

const IsPublicAddress = rule(
  'publicAddress',
  (value) => isBlank(value) || (typeof value === 'string' && publicAddressOf(value) !== undefined),
  PUBLIC_ADDRESS_MESSAGES.address,
);

@ArgsType()
export class PublicAddressVersion extends PasswordProof {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor saw; null if no user had set one.',
  })
  @IsId('optional')
  version?: number | null;
}

@ArgsType()
export class PublicAddressChange extends PublicAddressVersion {
  @Field(() => String, {
    description: 'With `https://` or `http://`, and without a path. It is stored as an origin.',
  })
  @IsPublicAddress()
  @Text(MAX_PUBLIC_ADDRESS_LENGTH)
  address!: string;
}
