import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { Args, ArgsType, Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Password, Text } from '../../foundation/input/field-rules.js';
import { ClientNetwork } from '../actors/current-staff.decorator.js';
import { Public } from '../actors/public.decorator.js';
import { PasswordLinks } from './password-links.js';

@ArgsType()
class PasswordLinkToken {
  @Field(() => String, { description: "The part after the link's `#`." }) @Text(200) token!: string;
}

@ArgsType()
class ChosenPassword extends PasswordLinkToken {
  @Field(() => String, { description: 'At least 8 characters, and not a common password.' })
  @Password(MAX_PASSWORD_LENGTH)
  password!: string;
}

@ObjectType('PasswordLinkOwner', { description: 'The user who may choose a password with a link.' })
class PasswordLinkOwnerModel {
  @Field(() => String, { description: 'The name to log in with.' }) username!: string;
  @Field(() => String, { description: 'The display name.' }) name!: string;
}

@Resolver()
export class PasswordLinksResolver {
  constructor(private readonly links: PasswordLinks) {}

  @Public()
  @Query(() => PasswordLinkOwnerModel, {
    description: 'Errors: NOT_FOUND (unknown, used or expired), TOO_MANY_REQUESTS.',
  })
  passwordLinkOwner(
    @Args() { token }: PasswordLinkToken,
    @ClientNetwork() network: string,
  ): Promise<PasswordLinkOwnerModel> {
    return this.links.ownerOf(token, network);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      "Uses up the link and ends the user's sessions. Errors: NOT_FOUND, INVALID_INPUT, TOO_MANY_REQUESTS.",
  })
  async choosePassword(
    @Args() { token, password }: ChosenPassword,
    @ClientNetwork() network: string,
  ): Promise<boolean> {
    await this.links.choose(token, password, network);
    return true;
  }
}
