import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../actors/current-staff.decorator.js';
import { Needs } from '../rights/needs.decorator.js';
import { PasswordProof } from '../second-factor/second-factor.input.js';
import type { SignedInStaff } from '../actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ApiKeyId, CreateApiKeyInput } from './api-key.input.js';
import { ApiKeyModel, NewApiKeyModel } from './api-key.model.js';
import { ApiKeys } from './api-keys.service.js';

@Needs('TEAM')
@Resolver(() => ApiKeyModel)
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeys) {}

  @Query(() => [ApiKeyModel], {
    description: 'All keys ever created: active ones first, then newest first.',
  })
  apiKeys(): Promise<ApiKeyModel[]> {
    return this.keys.all();
  }

  @Idempotent.Field()
  @Mutation(() => NewApiKeyModel, {
    description: 'Errors: INVALID_INPUT (also for a wrong password), TOO_MANY_REQUESTS.',
  })
  createApiKey(
    @Args('input', { description: 'Its name, its rights, and its last day.' })
    input: CreateApiKeyInput,
    @Args() { password }: PasswordProof,
    @CurrentStaff() staff: SignedInStaff,
    @ClientNetwork() network: string,
  ): Promise<NewApiKeyModel> {
    return this.keys.make(staff, input, password, network);
  }

  @Mutation(() => ApiKeyModel, {
    description: 'Rejects the key from now on and ends its subscriptions. Idempotent. Errors: NOT_FOUND.',
  })
  revokeApiKey(@Args() { id }: ApiKeyId): Promise<ApiKeyModel> {
    return this.keys.revoke(id);
  }
}
