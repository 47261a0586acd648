import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type MessageChannelName,
  type MessageKind,
} from '#domain/messages/message.js';
import type { MessageOpposition } from '#domain/messages/opposition.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { MessageChannelEnum, MessageKindEnum } from '../kinds/message-enums.js';

@Entity({ tableName: 'message_opposition' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class StoredOpposition implements MessageOpposition {
  [PrimaryKeyProp]?: ['patientId', 'channel', 'kind'];
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) patientId!: number;

  @Field(() => MessageChannelEnum, { description: 'The channel on which it is not wanted.' })
  @IsIn(MESSAGE_CHANNELS, { message: FIELD_MESSAGES.oneOfList })
  @Holds('PERSONAL')
  @PrimaryKey({ type: 'text' })
  channel!: MessageChannelName;

  @Field(() => MessageKindEnum, {
    description:
      'The kind that is not wanted on that channel; it may be on the other. One that is never sent there is refused.',
  })
  @IsIn(MESSAGE_KINDS, { message: FIELD_MESSAGES.oneOfList })
  @Holds('PERSONAL')
  @PrimaryKey({ type: 'text' })
  kind!: MessageKind;

  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) notedBy!: number;
}
