import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { DepositOfInput, DepositsInput, ReceiveDepositInput, WaiveDepositInput } from './deposit.input.js';
import { DepositModel, DepositPageModel, toDepositModel } from './deposit.model.js';
import { Deposits } from './deposits.service.js';
import { PaymentModel, toPaymentModel } from '../payments/payment.model.js';
import { Payments } from '../payments/payments.service.js';

/** Visitors' deposits. */
@Needs('CAJA')
@Resolver(() => DepositModel)
export class DepositsResolver {
  constructor(
    private readonly deposits: Deposits,
    private readonly payments: Payments,
  ) {}

  @ResolveField(() => PaymentModel, { nullable: true, description: 'The payment of `paymentId`, whole.' })
  async payment(@Parent() { paymentId }: DepositModel): Promise<PaymentModel | null> {
    return paymentId === null ? null : toPaymentModel(await this.payments.read(paymentId));
  }

  @Query(() => DepositModel, {
    nullable: true,
    description: 'The deposit of an appointment; null if it needs none.',
  })
  async appointmentDeposit(@Args() { appointmentId }: DepositOfInput): Promise<DepositModel | null> {
    const deposit = await this.deposits.of(appointmentId);
    return deposit && toDepositModel(deposit);
  }

  @Query(() => DepositPageModel, {
    description:
      'The deposits of appointments from today on that were neither paid nor waived, by time; of all patients or of one. Errors: INVALID_INPUT.',
  })
  async unpaidDeposits(@Args() page: DepositsInput): Promise<DepositPageModel> {
    const { nodes, ...rest } = await this.deposits.unpaid(page);
    return { ...rest, nodes: nodes.map(toDepositModel) };
  }

  @Idempotent.Field()
  @Mutation(() => DepositModel, {
    description:
      'Takes the payment of a deposit; it is deducted from the charge of the visit. Errors: NOT_FOUND, REQUEST_SETTLED (it is decided, or its hour is gone), RECEIPT_IN_USE, INVALID_INPUT.',
  })
  async receiveDeposit(
    @Args('input', { description: 'The payment.' }) input: ReceiveDepositInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<DepositModel> {
    return toDepositModel(await this.deposits.receive(input, staff));
  }

  @Idempotent.Field()
  @Mutation(() => DepositModel, {
    description:
      'Takes a deposit from what the patient paid too much before, with one payment or several; it is deducted from the charge of the visit, and pays nothing else until then. Errors: NOT_FOUND, REQUEST_SETTLED (it is decided, its hour is gone, or the payments have less left).',
  })
  async takeDepositFromCredit(
    @Args() { appointmentId }: DepositOfInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<DepositModel> {
    return toDepositModel(await this.deposits.useCredit(appointmentId, staff));
  }

  @Idempotent.Field()
  @Mutation(() => DepositModel, {
    description:
      'Lets a patient come without the deposit. Errors: NOT_FOUND, REQUEST_SETTLED (it is decided, or its hour is gone).',
  })
  async waiveDeposit(
    @Args() { appointmentId, reason }: WaiveDepositInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<DepositModel> {
    return toDepositModel(await this.deposits.waive(appointmentId, reason, staff));
  }

  @Idempotent.Field()
  @Mutation(() => DepositModel, {
    description:
      'Keeps the received deposit of a cancelled appointment, or of a patient who did not come: it pays a charge of its own. Errors: NOT_FOUND, REQUEST_SETTLED (it is not received, or the patient may still come).',
  })
  async keepDeposit(
    @Args() { appointmentId }: DepositOfInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<DepositModel> {
    return toDepositModel(await this.deposits.keep(appointmentId, staff));
  }
}
