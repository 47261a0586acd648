import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ConsentTextIdInput, ConsentTextInput, SeenConsentText } from './consent-text.input.js';
import { ConsentTextModel, ConsentTextVersionModel } from './consent-text.model.js';
import { ConsentTexts } from './consent-texts.service.js';

@Needs('SETTINGS')
@Resolver()
export class ConsentTextsResolver {
  constructor(private readonly texts: ConsentTexts) {}

  @Needs('AGENDA')
  @Query(() => [ConsentTextModel], {
    description: "The clinic's consent texts: those in use first, by title.",
  })
  consentTexts(): Promise<ConsentTextModel[]> {
    return this.texts.all();
  }

  @Needs('AGENDA')
  @Query(() => [ConsentTextVersionModel], {
    description: 'All versions of a consent text, newest first. Errors: NOT_FOUND.',
  })
  consentTextVersions(@Args() { id }: ConsentTextIdInput): Promise<ConsentTextVersionModel[]> {
    return this.texts.versions(id);
  }

  @Idempotent.Field()
  @Mutation(() => ConsentTextModel, { description: 'Errors: INVALID_INPUT.' })
  createConsentText(
    @Args('input', { description: 'The new text.' }) input: ConsentTextInput,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentTextModel> {
    return this.texts.create(input, staff);
  }

  @Mutation(() => ConsentTextModel, {
    description:
      'Replaces everything. A new title or body is a new version: patients who signed an earlier one are asked again. Texts are archived, never deleted. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateConsentText(
    @Args() { id, version }: SeenConsentText,
    @Args('input', { description: 'The complete text.' }) input: ConsentTextInput,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentTextModel> {
    return this.texts.update(id, version, input, staff);
  }
}
