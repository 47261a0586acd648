import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { ClinicSettingsVersion } from './clinic-settings.model.js';
import { DepositSettingsInput, DepositSettingsModel } from './deposit-settings.model.js';
import { DepositSettingsService } from './deposit-settings.service.js';

@Needs('SETTINGS')
@Resolver(() => DepositSettingsModel)
export class DepositSettingsResolver {
  constructor(private readonly settings: DepositSettingsService) {}

  @Query(() => DepositSettingsModel, {
    description: 'Where visitors transfer deposits to, and what the clinic does with them.',
  })
  depositSettings(): Promise<DepositSettingsModel> {
    return this.settings.read();
  }

  @Mutation(() => DepositSettingsModel, { description: 'Errors: STALE, INVALID_INPUT.' })
  updateDepositSettings(
    @Args() { version }: ClinicSettingsVersion,
    @Args('input', { description: 'The fields to change.' }) input: DepositSettingsInput,
  ): Promise<DepositSettingsModel> {
    return this.settings.update(input, version);
  }
}
