import { Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { OfflineAgendaModel } from './offline-agenda.model.js';
import { OfflineAgendaService } from './offline-agenda.service.js';

@Needs('AGENDA')
@Resolver()
export class OfflineAgendaResolver {
  constructor(private readonly service: OfflineAgendaService) {}

  @Query(() => OfflineAgendaModel, {
    description:
      "Today's hours, names and treatments, without cancelled appointments or patients whose data is blocked.",
  })
  agendaToKeep(): Promise<OfflineAgendaModel> {
    return this.service.today();
  }
}
