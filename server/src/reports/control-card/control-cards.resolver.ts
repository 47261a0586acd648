import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { CardOfInput, ControlCardModel, SentCardInput } from './control-card.model.js';
import { ControlCards } from './control-cards.service.js';

@Needs('HEALTH_DATA')
@Resolver()
export class ControlCardsResolver {
  constructor(private readonly cards: ControlCards) {}

  @Query(() => ControlCardModel, {
    description: "A record's instructions and the patient's next appointment. Errors: NOT_FOUND.",
  })
  controlCard(@Args() { recordId }: CardOfInput): Promise<ControlCardModel> {
    return this.cards.of(recordId);
  }

  @Mutation(() => Boolean, {
    description:
      'Logs that staff sent the card by its link; the text itself is not stored. Errors: NOT_FOUND, PATIENT_OPPOSES.',
  })
  async noteCardSent(@Args() { recordId, channel }: SentCardInput): Promise<boolean> {
    await this.cards.noteSent(recordId, channel);
    return true;
  }
}
