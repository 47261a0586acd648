import type { ConnectionSource } from '#domain/access/connection-source.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionSourceEnum } from '../../access/public-address/connection-source.js';

@ObjectType('MailConnection', { description: 'The mail server. Its password is never returned.' })
export class MailConnectionModel {
  @Field(() => ConnectionSourceEnum, { description: 'Where it is set.' }) source!: ConnectionSource;
  @Field(() => String, { nullable: true, description: 'Its name.' }) host!: string | null;
  @Field(() => Int, { nullable: true, description: 'Its port.' }) port!: number | null;
  @Field(() => String, { nullable: true, description: 'Empty: no login. Null if the operator set it.' })
  username!: string | null;
  @Field(() => String, { nullable: true, description: 'As in the header.' }) sender!: string | null;
  @Field(() => Boolean, {
    description:
      'Whether the password was encrypted with another key, e.g. before a restore; no mail is sent.',
  })
  mustRetypePassword!: boolean;
  @Field(() => Int, { nullable: true, description: 'Counts the edits; an update sends the one it saw.' })
  version!: number | null;
}

@ObjectType('WhatsappConnection', {
  description: 'The account of the WhatsApp Cloud API. Its token is never returned.',
})
export class WhatsappConnectionModel {
  @Field(() => ConnectionSourceEnum, { description: 'Where it is set.' }) source!: ConnectionSource;
  @Field(() => String, { nullable: true, description: "The number's id at Meta." })
  phoneNumberId!: string | null;
  @Field(() => String, { nullable: true, description: "The registered template's name." })
  confirmationTemplate!: string | null;
  @Field(() => String, { nullable: true, description: "The registered template's name." })
  reminderTemplate!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: staff send offers themselves.' })
  offerTemplate!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Null: staff send messages about controls themselves.',
  })
  controlTemplate!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: users send reminders of balances themselves.' })
  balanceTemplate!: string | null;
  @Field(() => String, { nullable: true, description: "The templates' language." }) language!: string | null;
  @Field(() => Boolean, {
    description: 'Whether the token was encrypted with another key; messages wait for a click meanwhile.',
  })
  mustRetypeToken!: boolean;
  @Field(() => Int, { nullable: true, description: 'Counts the edits; an update sends the one it saw.' })
  version!: number | null;
}

@ObjectType('MessageConnections', { description: 'How the clinic is connected to mail and WhatsApp.' })
export class MessageConnectionsModel {
  @Field(() => MailConnectionModel, { description: 'The mail server.' }) mail!: MailConnectionModel;
  @Field(() => WhatsappConnectionModel, { description: 'The WhatsApp account.' })
  whatsapp!: WhatsappConnectionModel;
}
