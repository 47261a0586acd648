import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { OppositionsOfInput, SetOppositionsArgs } from './opposition.input.js';
import { MessageOppositionModel } from './opposition.model.js';
import { type OppositionRow, Oppositions } from './oppositions.js';

@Needs('PATIENTS')
@Resolver()
export class OppositionsResolver {
  constructor(private readonly oppositions: Oppositions) {}

  @Query(() => [MessageOppositionModel], { description: 'The messages that a patient does not want.' })
  messageOppositions(@Args() { patientId }: OppositionsOfInput): Promise<OppositionRow[]> {
    return this.oppositions.of(patientId);
  }

  @Mutation(() => [MessageOppositionModel], {
    description:
      "Replaces a patient's oppositions to messages (Ley 19.628, article 8), and withdraws unsent messages that they cover. Errors: NOT_FOUND, INVALID_INPUT.",
  })
  setMessageOppositions(
    @Args() { patientId, oppositions }: SetOppositionsArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<OppositionRow[]> {
    return this.oppositions.replace(patientId, oppositions, staff);
  }
}
