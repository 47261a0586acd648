import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AnyStaff, Needs } from '../../access/rights/needs.decorator.js';
import { ClinicSettingsVersion } from './clinic-settings.model.js';
import { ExamSettingsInput, ExamSettingsModel } from './exam-settings.model.js';
import { ExamSettingsService } from './exam-settings.service.js';

@Resolver(() => ExamSettingsModel)
export class ExamSettingsResolver {
  constructor(private readonly settings: ExamSettingsService) {}

  @AnyStaff()
  @Query(() => ExamSettingsModel, { description: 'Which parts the exam of the feet has in this clinic.' })
  footExamSettings(): Promise<ExamSettingsModel> {
    return this.settings.read();
  }

  @Needs('SETTINGS')
  @Mutation(() => ExamSettingsModel, { description: 'Errors: STALE, INVALID_INPUT.' })
  updateFootExamSettings(
    @Args() { version }: ClinicSettingsVersion,
    @Args('input', { description: 'The fields to change.' }) input: ExamSettingsInput,
  ): Promise<ExamSettingsModel> {
    return this.settings.update(input, version);
  }
}
