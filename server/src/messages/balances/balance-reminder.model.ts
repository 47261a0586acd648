import type { MessageDriver, MessageState } from '#domain/messages/message.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { MessageDriverEnum, MessageStateEnum } from '../kinds/message-enums.js';
import type { WayRefusal } from '../occasions/occasion-messages.js';
import type { BalanceReminder, SentBalanceReminder } from './balance-reminders.js';

const WayRefusalEnum = asEnum(['OPPOSED', 'UNREACHABLE'] as const satisfies readonly WayRefusal[]);
registerEnumType(WayRefusalEnum, {
  name: 'WayRefusal',
  description: 'Why a patient can not be written to.',
  valuesMap: {
    OPPOSED: { description: 'The patient opposes such messages.' },
    UNREACHABLE: { description: 'There is neither an e-mail address nor a number to write to.' },
  },
});

@ObjectType('BalanceReminder', { description: 'The messages that remind a patient of what they owe.' })
export class BalanceReminderModel implements BalanceReminder {
  @Field(() => Int, { description: 'The patient.' }) patientId!: number;
  @Field(() => MessageDriverEnum, {
    nullable: true,
    description: 'How a message would be sent now. LINK: the user sends it in WhatsApp.',
  })
  driver!: MessageDriver | null;
  @Field(() => WayRefusalEnum, { nullable: true, description: 'Null if the patient can be written to.' })
  refusal!: WayRefusal | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last one was sent, or written; null if there is none.',
  })
  lastAt!: string | null;
  @Field(() => MessageStateEnum, { nullable: true, description: 'The state of the last one.' })
  lastState!: MessageState | null;
  @Field(() => Boolean, { description: 'Whether the last one is of today: there is one a day.' })
  isOfToday!: boolean;
}

@ObjectType('SentBalanceReminder', { description: "Today's reminder of what a patient owes." })
export class SentBalanceReminderModel extends BalanceReminderModel implements SentBalanceReminder {
  @Field(() => String, {
    nullable: true,
    description:
      'Opens WhatsApp with the text, if the user sends it; null otherwise, and if it was sent today already.',
  })
  link!: string | null;
  @Field(() => String, { description: 'Why it was not sent, in Spanish; otherwise empty.' })
  failure!: string;
}
