import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BalanceReminderInput, BalanceRemindersInput } from './balance-reminder.input.js';
import { BalanceReminderModel, SentBalanceReminderModel } from './balance-reminder.model.js';
import { BalanceReminders } from './balance-reminders.js';

@Needs('CAJA')
@Resolver()
export class BalanceRemindersResolver {
  constructor(private readonly reminders: BalanceReminders) {}

  @Query(() => [BalanceReminderModel], {
    description: 'How these patients can be reminded of what they owe, and when they last were.',
  })
  balanceReminders(@Args() { patientIds }: BalanceRemindersInput): Promise<BalanceReminderModel[]> {
    return this.reminders.of([...new Set(patientIds)]);
  }

  @Idempotent.Field('APART')
  @Mutation(() => SentBalanceReminderModel, {
    description:
      'Reminds a patient of what they owe, at most once a day: by e-mail or the Cloud API, or through the link that it returns, which counts as sent. Errors: NOT_FOUND, PATIENT_OPPOSES, INVALID_INPUT (on `patientId` if nothing is owed, or there is nothing to write to).',
  })
  remindOfBalance(
    @Args() { patientId }: BalanceReminderInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SentBalanceReminderModel> {
    return this.reminders.remind(patientId, staff);
  }
}
