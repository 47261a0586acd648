import { Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../rights/needs.decorator.js';
import { TeamMemberModel } from './team.model.js';
import { TeamService } from './team.service.js';

@Needs('TEAM')
@Resolver(() => TeamMemberModel)
export class TeamResolver {
  constructor(private readonly team: TeamService) {}

  @Query(() => [TeamMemberModel], { name: 'team', description: 'All staff users, by name.' })
  members(): Promise<TeamMemberModel[]> {
    return this.team.all();
  }
}
