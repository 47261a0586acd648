import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import {
  AnswerPrivacyRequestArgs,
  ExtendPrivacyRequestArgs,
  LinkPrivacyRequestArgs,
  PrivacyRequestInput,
  PrivacyRequestPageInput,
  RegisterPrivacyRequestInput,
} from './privacy-request.input.js';
import {
  PrivacyRequestModel,
  PrivacyRequestPageModel,
  PrivacyRequestReceiptModel,
  toPrivacyRequestModel,
} from './privacy-request.model.js';
import type { PrivacyRequestRow } from './privacy-request.row.js';
import { PrivacyRequestsService, type Receipt } from './privacy-requests.service.js';

@WholeClinic()
@Needs('PATIENTS')
@Resolver()
export class PrivacyRequestsResolver {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Idempotent.Field()
  @Mutation(() => PrivacyRequestReceiptModel, {
    description:
      "Submits a person's request about their data, through the privacy page's form. Errors: INVALID_INPUT (`fields`), TOO_MANY_REQUESTS.",
  })
  askAboutMyData(
    @Args('input', { description: 'The request, and the address for the response.' })
    input: PrivacyRequestInput,
    @ClientNetwork() network: string,
  ): Promise<Receipt> {
    return this.requests.ask(input, network);
  }

  @Query(() => PrivacyRequestPageModel, {
    description: "People's requests about their data. Errors: INVALID_INPUT.",
  })
  async privacyRequests(@Args() query: PrivacyRequestPageInput): Promise<PrivacyRequestPageModel> {
    const page = await this.requests.page(query);
    return { ...page, nodes: page.nodes.map((row) => this.toModel(row)) };
  }

  @Idempotent.Field()
  @Mutation(() => PrivacyRequestModel, { description: 'Errors: INVALID_INPUT.' })
  async registerPrivacyRequest(
    @Args('input', { description: 'The request, and when it was received.' })
    { receivedOn, ...asked }: RegisterPrivacyRequestInput,
    @CurrentStaff() staff: Staff,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.register(asked, receivedOn, staff));
  }

  @Mutation(() => PrivacyRequestModel, {
    description:
      'Extends the deadline by 30 days, once and not for a blocking (Ley 19.628, article 11). Errors: NOT_FOUND, STALE, REQUEST_SETTLED, INVALID_INPUT.',
  })
  async extendPrivacyRequest(
    @Args() { id, version, reason }: ExtendPrivacyRequestArgs,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.extend(id, version, reason));
  }

  @Mutation(() => PrivacyRequestModel, {
    description:
      'Records the answer given to the person. Errors: NOT_FOUND, STALE, REQUEST_SETTLED, INVALID_INPUT.',
  })
  async answerPrivacyRequest(
    @Args() { id, version, outcome, answer }: AnswerPrivacyRequestArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.answer(id, version, { outcome, answer }, staff));
  }

  @Mutation(() => PrivacyRequestModel, {
    description: 'Records which patient the person is. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  async linkPrivacyRequest(
    @Args() { id, version, patientId }: LinkPrivacyRequestArgs,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.link(id, version, patientId ?? null));
  }

  private toModel(row: PrivacyRequestRow): PrivacyRequestModel {
    return toPrivacyRequestModel(row, this.clock.wall().date);
  }
}
