import type { WebhookEventKind } from '#domain/integrations/webhooks/webhook.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';

/** Its secret is in a table of its own (webhook-signatures.ts), because backups leave it out. */
@Entity({ tableName: 'webhook' })
export class Webhook {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text' }) address!: string;
  @Property({ type: 'array' }) events!: WebhookEventKind[];
  /** Null while it receives events. */
  @Property({ type: 'text', nullable: true }) stopped: 'BY_STAFF' | 'GONE' | null = null;
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'created_by',
    foreignKeyName: 'webhook_created_by_fkey',
    deleteRule: 'no action',
    index: 'webhook_created_by_idx',
  })
  createdBy!: number;
  @Property({ type: 'datetime' }) createdAt!: Date;
  /** Not MikroORM's version: a pause that the receiver asked for is no edit. */
  @Property({ type: 'integer' }) version: Opt<number> = 1;
  /** Its receiver asked for a pause until then. */
  @Property({ type: 'datetime', nullable: true }) restsUntil: Date | null = null;
}
