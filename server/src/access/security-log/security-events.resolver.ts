import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../rights/needs.decorator.js';
import { SecurityEventPageInput } from './security-event.input.js';
import { SecurityEventModel, SecurityEventPageModel } from './security-event.model.js';
import { SecurityLog } from './security-log.js';

@Needs('TEAM')
@Resolver(() => SecurityEventModel)
export class SecurityEventsResolver {
  constructor(private readonly securityLog: SecurityLog) {}

  @Query(() => SecurityEventPageModel, {
    description:
      'Logins, failed attempts, and changes to accounts, keys, calendar feeds and webhooks, newest first. Errors: INVALID_INPUT.',
  })
  securityEvents(@Args() input: SecurityEventPageInput): Promise<SecurityEventPageModel> {
    return this.securityLog.page(input);
  }
}
