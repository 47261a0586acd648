import type { LocalTime } from '#domain/clinic-time.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { MAX_TEMPLATE_LENGTH } from '#domain/messages/message-template.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsHour, IsId, Text } from '../../foundation/input/field-rules.js';
import { TemplateKindEnum } from '../message-enums.js';
import { IsTemplateKind } from '../message-rules.js';

@InputType({ description: 'All message settings.' })
export class UpdateMessageSettingsInput {
  @Field(() => Boolean, { description: 'Whether a new or moved appointment is confirmed by WhatsApp.' })
  @IsBoolean()
  confirmations!: boolean;

  @Field(() => Boolean, {
    description: 'Whether visitors get their booking by e-mail, if mail is configured.',
  })
  @IsBoolean()
  emailConfirmations!: boolean;

  @Field(() => Boolean, { description: 'Whether patients are reminded the day before.' })
  @IsBoolean()
  reminders!: boolean;

  @Field(() => LocalTimeScalar, { description: 'The time of day, the day before: 08:00 to 20:59.' })
  @IsHour()
  reminderTime!: LocalTime;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether patients get a message once a control is proposed, from the day on which this is turned on; null: as before.',
  })
  @IsOptional()
  @IsBoolean()
  controls?: boolean | null;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'The time of day of those messages: 08:00 to 20:59; null: as before.',
  })
  @IsHour('optional')
  controlTime?: LocalTime | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 600 characters; null or empty: the default text.',
  })
  @Text(MAX_TEMPLATE_LENGTH, 'optional')
  confirmationText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 600 characters; null or empty: the default text.',
  })
  @Text(MAX_TEMPLATE_LENGTH, 'optional')
  reminderText?: string | null;
}

@ArgsType()
export class MessageSettingsVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class PreviewMessageInput {
  @Field(() => TemplateKindEnum, { description: 'Which of the two texts.' })
  @IsTemplateKind()
  kind!: TemplateKind;
  @Field(() => String, { nullable: true, description: 'Null or empty: the current text.' })
  @Text(MAX_TEMPLATE_LENGTH, 'optional')
  text?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The appointment to use; absent: sample data.',
  })
  @IsId('optional')
  appointmentId?: number | null;
}
