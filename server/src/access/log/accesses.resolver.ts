import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs, WholeClinic } from '../rights/needs.decorator.js';
import { AccessLog } from './access-log.js';
import { AccessModel, AccessPageModel } from './access.model.js';
import { AccessPageInput } from './access-page.input.js';

@WholeClinic()
@Needs('HEALTH_DATA')
@Resolver(() => AccessModel)
export class AccessesResolver {
  constructor(private readonly accessLog: AccessLog) {}

  @Query(() => AccessPageModel, {
    description:
      "The accesses to a patient's health data, newest first, even if the patient was deleted. Repeated reads within ten minutes are one entry. Errors: INVALID_INPUT.",
  })
  accesses(@Args() input: AccessPageInput): Promise<AccessPageModel> {
    return this.accessLog.page(input);
  }
}
