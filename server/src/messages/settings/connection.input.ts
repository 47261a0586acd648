import {
  isCloudToken,
  isMailHost,
  isPhoneNumberId,
  isSender,
  isTemplateLanguage,
  isTemplateName,
  MAX_HOST_LENGTH,
  MAX_MAIL_PASSWORD_LENGTH,
  MAX_MAIL_USER_LENGTH,
  MAX_PORT,
  MAX_SENDER_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TOKEN_LENGTH,
} from '#domain/messages/connections.js';
import { CONNECTION_MESSAGES } from '#domain/messages/connections.es.js';
import { parsePhone } from '#domain/patients/phone.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { PasswordProof } from '../../access/second-factor/second-factor.input.js';
import {
  isBlank,
  IsEmailAddress,
  IsId,
  IsWholeNumber,
  rule,
  Text,
} from '../../foundation/input/field-rules.js';

const written = (name: string, check: (text: string) => boolean, sentence: string) =>
  rule(name, (value) => isBlank(value) || (typeof value === 'string' && check(value)), sentence);

const IsMailHost = written('mailHost', isMailHost, CONNECTION_MESSAGES.host);
const IsSender = written('sender', isSender, CONNECTION_MESSAGES.sender);
const IsPhoneNumberId = written('phoneNumberId', isPhoneNumberId, CONNECTION_MESSAGES.phoneNumberId);
const IsCloudToken = written('cloudToken', isCloudToken, CONNECTION_MESSAGES.accessToken);
const IsTemplateName = written('templateName', isTemplateName, CONNECTION_MESSAGES.template);
const IsTemplateLanguage = written('templateLanguage', isTemplateLanguage, CONNECTION_MESSAGES.language);
const IsTestPhone = written(
  'testPhone',
  (text) => parsePhone(text) !== undefined,
  CONNECTION_MESSAGES.testPhone,
);

@InputType({ description: 'A mail server, and where the test message goes.' })
export class MailConnectionInput {
  @Field(() => String, { description: 'Its name, without scheme and port.' })
  @IsMailHost()
  @Text(MAX_HOST_LENGTH)
  host!: string;

  @Field(() => Int, {
    description:
      '465: encrypted from the start. Any other: the connection must upgrade to TLS before the login.',
  })
  @IsWholeNumber(1, MAX_PORT)
  port!: number;

  @Field(() => String, { nullable: true, description: 'Null or empty: the server asks for no login.' })
  @Text(MAX_MAIL_USER_LENGTH, 'optional')
  username?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null or empty: the stored one, which is kept only for the same host and port.',
  })
  @Text(MAX_MAIL_PASSWORD_LENGTH, 'optional')
  mailPassword?: string | null;

  @Field(() => String, { description: 'As in the header: `Clínica <hola@clinica.cl>`, or a bare address.' })
  @IsSender()
  @Text(MAX_SENDER_LENGTH)
  sender!: string;

  @Field(() => String, { description: 'Gets the test message.' })
  @IsEmailAddress()
  @Text(TEXT_LIMITS.short)
  recipient!: string;
}

@InputType({ description: 'An account of the WhatsApp Cloud API, and where the test message goes.' })
export class WhatsappConnectionInput {
  @Field(() => String, { description: "The number's id at Meta, in digits." })
  @IsPhoneNumberId()
  @Text(TEXT_LIMITS.short)
  phoneNumberId!: string;

  @Field(() => String, { nullable: true, description: 'Null or empty: the stored one.' })
  @IsCloudToken()
  @Text(MAX_TOKEN_LENGTH, 'optional')
  accessToken?: string | null;

  @Field(() => String, { description: 'The name of the registered template.' })
  @IsTemplateName()
  @Text(MAX_TEMPLATE_NAME_LENGTH)
  confirmationTemplate!: string;

  @Field(() => String, { description: 'The name of the registered template.' })
  @IsTemplateName()
  @Text(MAX_TEMPLATE_NAME_LENGTH)
  reminderTemplate!: string;

  @Field(() => String, { nullable: true, description: 'Null or empty: staff send offers themselves.' })
  @IsTemplateName()
  @Text(MAX_TEMPLATE_NAME_LENGTH, 'optional')
  offerTemplate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null or empty: staff send messages about controls themselves.',
  })
  @IsTemplateName()
  @Text(MAX_TEMPLATE_NAME_LENGTH, 'optional')
  controlTemplate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null or empty: users send reminders of balances themselves.',
  })
  @IsTemplateName()
  @Text(MAX_TEMPLATE_NAME_LENGTH, 'optional')
  balanceTemplate?: string | null;

  @Field(() => String, { description: "The templates' language, such as `es` or `es_CL`." })
  @IsTemplateLanguage()
  @Text(TEXT_LIMITS.short)
  language!: string;

  @Field(() => String, { description: 'Gets the confirmation template with sample data.' })
  @IsTestPhone()
  @Text(TEXT_LIMITS.short)
  testPhone!: string;
}

@ArgsType()
export class ConnectionVersion extends PasswordProof {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor saw; null if nothing was connected.',
  })
  @IsId('optional')
  version?: number | null;
}
