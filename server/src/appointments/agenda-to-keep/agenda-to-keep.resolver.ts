import { Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../auth/rights/needs.decorator.js';
import { AgendaToKeepModel } from './agenda-to-keep.model.js';
import { AgendaToKeepService } from './agenda-to-keep.service.js';

@Needs('AGENDA')
@Resolver()
export class AgendaToKeepResolver {
  constructor(private readonly service: AgendaToKeepService) {}

  @Query(() => AgendaToKeepModel, {
    description:
      "Today's hours, names and treatments, without cancelled appointments and patients whose data are blocked.",
  })
  agendaToKeep(): Promise<AgendaToKeepModel> {
    return this.service.today();
  }
}
