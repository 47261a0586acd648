import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import type { MessageOpposition } from '#domain/messages/opposition.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'message_opposition' })
export class StoredOpposition implements MessageOpposition {
  [PrimaryKeyProp]?: ['patientId', 'channel', 'kind'];
  @PrimaryKey({ type: 'integer' }) patientId!: number;
  @PrimaryKey({ type: 'text' }) channel!: MessageChannelName;
  @PrimaryKey({ type: 'text' }) kind!: MessageKind;
  @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Property({ type: 'integer' }) notedBy!: number;
}
