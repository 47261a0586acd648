import {
  MAX_WEBHOOK_ADDRESS_LENGTH,
  WEBHOOK_EVENTS,
  type WebhookEventKind,
} from '#domain/integrations/webhooks/webhook.js';
import { WEBHOOK_MESSAGES } from '#domain/integrations/webhooks/webhook.es.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique } from 'class-validator';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Text } from '../../foundation/input/field-rules.js';
import { IsWebhookAddress } from './webhook-address.js';
import { AreWebhookEvents, WebhookEventEnum } from './webhook-events.js';

/** Its secret is in a table of its own (webhook-signatures.ts), because backups leave it out. */
@Entity({ tableName: 'webhook' })
@ObjectType({ isAbstract: true })
export class Webhook {
  @Field(() => Int, { description: 'Unchanged for the webhook’s lifetime.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Field(() => String, {
    description:
      'Where events are posted: `https:`, without user, password and fragment. Redirects are not followed.',
  })
  @IsWebhookAddress()
  @Text(MAX_WEBHOOK_ADDRESS_LENGTH)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  address!: string;
  @Field(() => [WebhookEventEnum], { description: 'The events it receives: at least one, each once.' })
  @AreWebhookEvents()
  @ArrayUnique({ message: WEBHOOK_MESSAGES.events })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: WEBHOOK_MESSAGES.events })
  @ArrayNotEmpty({ message: WEBHOOK_MESSAGES.noEvents })
  @Holds('TECHNICAL')
  @Property({ type: 'array' })
  events!: WebhookEventKind[];
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Its receiver asked for a pause until then (429 or 503 with `Retry-After`); may be in the past.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime', nullable: true })
  restsUntil: Date | null = null;
  /** Null while it receives events. */
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) stopped: 'BY_STAFF' | 'GONE' | null = null;
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'created_by',
    foreignKeyName: 'webhook_created_by_fkey',
    deleteRule: 'no action',
    index: 'webhook_created_by_idx',
  })
  createdBy!: number;
  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime' })
  createdAt!: Date;
  /** Not MikroORM's version: a pause that the receiver asked for is no edit. */
  @Field(() => Int, { description: 'Incremented by each edit.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer' })
  version: Opt<number> = 1;
}
