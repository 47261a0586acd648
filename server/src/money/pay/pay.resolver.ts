import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { AnyStaff, Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { MonthInput } from '../month/month.input.js';
import { PaidProfessionalInput, PayRegimeInput, StatementInput } from './pay.input.js';
import { asRegimeModel, PayRegimeModel, PayStatementModel, PaySummaryModel } from './pay.model.js';
import { PayRegimes } from './pay-regimes.service.js';
import { Pay } from './pay.service.js';

/** Professionals' pay. */
@Needs('CAJA_CORRECTIONS')
@Resolver()
export class PayResolver {
  constructor(
    private readonly pay: Pay,
    private readonly regimes: PayRegimes,
  ) {}

  @Query(() => [PaySummaryModel], {
    description: 'The pay of each professional for a month, settled or so far. Errors: INVALID_INPUT.',
  })
  payMonth(@Args() { month }: MonthInput): Promise<PaySummaryModel[]> {
    return this.pay.month(month);
  }

  @Query(() => PayStatementModel, {
    description: 'The pay of a professional for a month, line by line. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  payStatement(@Args() { professionalId, month }: StatementInput): Promise<PayStatementModel> {
    return this.pay.statement(professionalId, month);
  }

  @Query(() => [PayRegimeModel], {
    description: 'How a professional is and was paid, the newest first. Errors: INVALID_INPUT.',
  })
  async payRegimes(@Args() { professionalId }: PaidProfessionalInput): Promise<PayRegimeModel[]> {
    return (await this.regimes.of(professionalId)).map(asRegimeModel);
  }

  @Idempotent.Field()
  @Mutation(() => PayRegimeModel, {
    description:
      'Says how a professional is paid from a day on; corrects what was said from the same day. Errors: NOT_FOUND, INVALID_INPUT (on `validFrom` if its month is settled).',
  })
  async addPayRegime(
    @Args('input', { description: 'The complete regime.' }) input: PayRegimeInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PayRegimeModel> {
    return asRegimeModel(await this.regimes.add(input, staff));
  }

  @Idempotent.Field()
  @Mutation(() => PayStatementModel, {
    description:
      'Settles a month that is over: from then on its statement never changes, and what comes later counts in the next month. Errors: NOT_FOUND, INVALID_INPUT (on `month` if it is not over or is settled, on `professionalId` without a regime).',
  })
  settlePay(
    @Args() { professionalId, month }: StatementInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PayStatementModel> {
    return this.pay.settle(professionalId, month, staff);
  }
}

/** Apart, because a user needs no area to see their own pay. */
@AnyStaff()
@Resolver()
export class OwnPayResolver {
  constructor(private readonly pay: Pay) {}

  @Query(() => PayStatementModel, {
    nullable: true,
    description:
      'The statement of the professional who is the user; null if they are none. Errors: INVALID_INPUT.',
  })
  async ownPayStatement(
    @Args() { month }: MonthInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PayStatementModel | null> {
    return (await this.pay.ownStatement(staff, month)) ?? null;
  }
}
