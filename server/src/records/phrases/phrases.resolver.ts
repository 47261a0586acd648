import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Phrase } from './phrase.entity.js';
import { PhraseIdInput, PhraseInput, PhraseVersion } from './phrase.input.js';
import { Phrases } from './phrases.service.js';

/** Saved from the text of a visit, a phrase may say something about a patient. */
@Needs('HEALTH_DATA')
@Resolver()
export class PhrasesResolver {
  constructor(private readonly service: Phrases) {}

  @Query(() => [Phrase], { description: 'All phrases of the clinic, by title; at most 500.' })
  phrases(): Promise<Phrase[]> {
    return this.service.all();
  }

  @Idempotent.Field()
  @Mutation(() => Phrase, { description: 'Errors: INVALID_INPUT.' })
  createPhrase(@Args('input', { description: 'The new phrase.' }) input: PhraseInput): Promise<Phrase> {
    return this.service.create(input);
  }

  @Mutation(() => Phrase, {
    description: 'Replaces everything; records keep their texts. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updatePhrase(
    @Args() { id, version }: PhraseVersion,
    @Args('input', { description: 'The complete phrase.' }) input: PhraseInput,
  ): Promise<Phrase> {
    return this.service.update(id, version, input);
  }

  @Mutation(() => Boolean, { description: 'Records keep its text. Errors: NOT_FOUND.' })
  async deletePhrase(@Args() { id }: PhraseIdInput): Promise<boolean> {
    await this.service.delete(id);
    return true;
  }
}
