import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentStaff } from '../../auth/current-staff.decorator.js';
import { Public } from '../../auth/public.decorator.js';
import { Needs } from '../../auth/rights/needs.decorator.js';
import type { Staff } from '../../auth/staff.js';
import { Clock } from '../../clock.js';
import { Repeatable } from '../../http/repeatable.decorator.js';
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

@Needs('PATIENTS')
@Resolver()
export class PrivacyRequestsResolver {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Repeatable.Field()
  @Mutation(() => PrivacyRequestReceiptModel, {
    description:
      'Somebody asks about their data, by the form of the privacy page. Errors: INVALID_INPUT (`fields`), TOO_MANY_REQUESTS.',
  })
  askAboutMyData(
    @Args('input', { description: 'What is asked, and where the answer goes.' }) input: PrivacyRequestInput,
    @ClientNetwork() network: string,
  ): Promise<Receipt> {
    return this.requests.ask(input, network);
  }

  @Query(() => PrivacyRequestPageModel, {
    description: 'What people asked about their data. Errors: INVALID_INPUT.',
  })
  async privacyRequests(@Args() query: PrivacyRequestPageInput): Promise<PrivacyRequestPageModel> {
    const page = await this.requests.page(query);
    return { ...page, nodes: page.nodes.map((row) => this.toModel(row)) };
  }

  @Repeatable.Field()
  @Mutation(() => PrivacyRequestModel, { description: 'Errors: INVALID_INPUT.' })
  async registerPrivacyRequest(
    @Args('input', { description: 'What was asked, and when it came.' })
    { receivedOn, ...asked }: RegisterPrivacyRequestInput,
    @CurrentStaff() staff: Staff,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.register(asked, receivedOn, staff));
  }

  @Mutation(() => PrivacyRequestModel, {
    description:
      'Gives 30 more days, once and not for a blocking (Ley 19.628, article 11). Errors: NOT_FOUND, STALE, REQUEST_SETTLED, INVALID_INPUT.',
  })
  async extendPrivacyRequest(
    @Args() { id, version, reason }: ExtendPrivacyRequestArgs,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.extend(id, version, reason));
  }

  @Mutation(() => PrivacyRequestModel, {
    description: 'Notes what the person was told. Errors: NOT_FOUND, STALE, REQUEST_SETTLED, INVALID_INPUT.',
  })
  async answerPrivacyRequest(
    @Args() { id, version, outcome, answer }: AnswerPrivacyRequestArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<PrivacyRequestModel> {
    return this.toModel(await this.requests.answer(id, version, { outcome, answer }, staff));
  }

  @Mutation(() => PrivacyRequestModel, {
    description: 'Notes which patient the person is. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
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
