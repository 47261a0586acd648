import type { LocalTime } from '#domain/clinic-time.js';
import type { TemplateKind } from '#domain/messages/message.js';
import { MAX_TEMPLATE_LENGTH } from '#domain/messages/message-template.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsHour, IsId, Text } from '../../foundation/input/field-rules.js';
import { TemplateKindEnum } from '../kinds/message-enums.js';
import { IsTemplateKind } from '../kinds/message-rules.js';
import { MessageSettings } from './message-settings.entity.js';

@InputType({ description: 'All message settings.' })
export class UpdateMessageSettingsInput extends SentFields(
  MessageSettings,
  'confirmations',
  'emailConfirmations',
  'reminders',
  'confirmationText',
  'reminderText',
) {
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
