import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../current-staff.decorator.js';
import { Needs } from '../rights/needs.decorator.js';
import { PasswordProof } from '../second-factor/second-factor.input.js';
import type { SignedInStaff } from '../staff.js';
import { Repeatable } from '../../http/repeatable.decorator.js';
import { ApiKeyId, CreateApiKeyInput } from './api-key.input.js';
import { ApiKeyModel, NewApiKeyModel } from './api-key.model.js';
import { ApiKeys } from './api-keys.service.js';

@Needs('TEAM')
@Resolver(() => ApiKeyModel)
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeys) {}

  @Query(() => [ApiKeyModel], {
    description: 'All keys that were ever made: those that work first, then the newest first.',
  })
  apiKeys(): Promise<ApiKeyModel[]> {
    return this.keys.all();
  }

  @Repeatable.Field()
  @Mutation(() => NewApiKeyModel, {
    description: 'Errors: INVALID_INPUT (also for a wrong password), TOO_MANY_REQUESTS.',
  })
  createApiKey(
    @Args('input', { description: 'What the key is called, what it may do, and until when.' })
    input: CreateApiKeyInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewApiKeyModel> {
    return this.keys.make(staff, input, password, network);
  }

  @Mutation(() => ApiKeyModel, {
    description:
      'The key is refused from then on, and its subscriptions end. Again, it changes nothing. Errors: NOT_FOUND.',
  })
  revokeApiKey(@Args() { id }: ApiKeyId): Promise<ApiKeyModel> {
    return this.keys.revoke(id);
  }
}
