import { bookableTreatments } from '#domain/visitors/booking/choices.js';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../access/actors/public.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Cached } from '../../foundation/answers/cached.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ClinicOffers } from './clinic-offers.js';
import {
  TreatmentIdInput,
  TreatmentInput,
  TreatmentPricesInput,
  TreatmentVersion,
} from './treatment.input.js';
import { TreatmentPrices } from './treatment-prices.js';
import { BookableTreatmentModel, TreatmentModel, TreatmentPriceChangeModel } from './treatment.model.js';
import { TreatmentsService } from './treatments.service.js';

@Needs('SETTINGS')
@Resolver()
export class TreatmentsResolver {
  constructor(
    private readonly service: TreatmentsService,
    private readonly offers: ClinicOffers,
    private readonly prices: TreatmentPrices,
  ) {}

  @Needs('AGENDA')
  @Query(() => [TreatmentModel], {
    description: 'Podiatry first; each service in the order in which treatments were added.',
  })
  treatments(): Promise<TreatmentModel[]> {
    return this.service.all();
  }

  @Query(() => [TreatmentPriceChangeModel], {
    description: "The changes of a treatment's price, newest first. Errors: NOT_FOUND.",
  })
  treatmentPrices(@Args() { id }: TreatmentIdInput): Promise<TreatmentPriceChangeModel[]> {
    return this.prices.of(id);
  }

  @Public()
  @Cached.Field()
  @Query(() => [BookableTreatmentModel], {
    description:
      'The treatments that visitors can book, at least one: those marked by the clinic, and the consultation if no podiatry treatment is marked.',
  })
  async bookableTreatments(): Promise<BookableTreatmentModel[]> {
    return bookableTreatments(await this.offers.current()).map((treatment) => ({
      ...treatment,
      professionals: [...treatment.professionals],
    }));
  }

  @Idempotent.Field()
  @Mutation(() => TreatmentModel, { description: 'Errors: INVALID_INPUT.' })
  createTreatment(
    @Args('input', { description: 'The new treatment.' }) input: TreatmentInput,
  ): Promise<TreatmentModel> {
    return this.service.create(input);
  }

  @Mutation(() => TreatmentModel, {
    description:
      'Replaces everything. A new name also replaces the old one in all appointments, with an entry in their history, and in the waiting list. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateTreatment(
    @Args() { id, version }: TreatmentVersion,
    @Args('input', { description: 'The complete treatment.' }) input: TreatmentInput,
  ): Promise<TreatmentModel> {
    return this.service.update(id, version, input);
  }

  @Mutation(() => [TreatmentModel], {
    description:
      'Prices treatments, all or none, and lets visitors book them. Returns the whole list. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  priceTreatments(@Args() { prices }: TreatmentPricesInput): Promise<TreatmentModel[]> {
    return this.service.price(prices);
  }

  @Mutation(() => Boolean, { description: 'Appointments keep its name. Errors: NOT_FOUND.' })
  async deleteTreatment(@Args() { id }: TreatmentIdInput): Promise<boolean> {
    await this.service.delete(id);
    return true;
  }
}
