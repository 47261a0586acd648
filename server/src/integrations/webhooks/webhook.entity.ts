import type { WebhookEventKind } from '#domain/integrations/webhooks/webhook.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** Its secret is in a table of its own (webhook-signatures.ts), because backups leave it out. */
@Entity({ tableName: 'webhook' })
export class Webhook {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) address!: string;
  @Holds('TECHNICAL') @Property({ type: 'array' }) events!: WebhookEventKind[];
  /** Its receiver asked for a pause until then. */
  @Holds('TECHNICAL') @Property({ type: 'datetime', nullable: true }) restsUntil: Date | null = null;
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
  @Holds('TECHNICAL') @Property({ type: 'datetime' }) createdAt!: Date;
  /** Not MikroORM's version: a pause that the receiver asked for is no edit. */
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer' }) version: Opt<number> = 1;
}
