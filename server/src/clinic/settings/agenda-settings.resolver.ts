import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { AgendaSettingsModel } from './agenda-settings.model.js';
import { AgendaSettingsService } from './agenda-settings.service.js';
import { UpdateAgendaInput } from './opening.input.js';

@Needs('SETTINGS')
@Resolver()
export class AgendaSettingsResolver {
  constructor(private readonly settings: AgendaSettingsService) {}

  @Needs('AGENDA')
  @Query(() => [AgendaSettingsModel], { description: 'When each agenda is open, podiatry first.' })
  agendaSettings(): Promise<AgendaSettingsModel[]> {
    return this.settings.all();
  }

  @Mutation(() => AgendaSettingsModel, {
    description:
      'Replaces the settings of one agenda; booked appointments stay. Errors: STALE, INVALID_INPUT.',
  })
  updateAgenda(
    @Args('input', { description: 'All settings of one agenda.' }) input: UpdateAgendaInput,
  ): Promise<AgendaSettingsModel> {
    return this.settings.update(input);
  }
}
