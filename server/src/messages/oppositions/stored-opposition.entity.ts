import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import type { MessageOpposition } from '#domain/messages/opposition.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

@Entity({ tableName: 'message_opposition' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class StoredOpposition implements MessageOpposition {
  [PrimaryKeyProp]?: ['patientId', 'channel', 'kind'];
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) patientId!: number;
  @Holds('PERSONAL') @PrimaryKey({ type: 'text' }) channel!: MessageChannelName;
  @Holds('PERSONAL') @PrimaryKey({ type: 'text' }) kind!: MessageKind;
  @Holds('PERSONAL') @Property({ type: 'timestamptz' }) notedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) notedBy!: number;
}
