import type { Signer } from '#domain/records/signed-consents/signed-consent.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A link to sign a text once, within an hour. Only the hash of its token is stored. */
@Entity({ tableName: 'consent_link' })
@Rows({
  patient: { suppression: 'DELETED', merge: 'MOVED' },
  notArchived: 'a secret: opens a text to sign',
})
export class ConsentLink {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('SECRET')
  @Property({ type: 'Buffer', columnType: 'bytea', lazy: true, hidden: true })
  tokenHash!: Buffer;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) consentTextId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) appointmentId!: number | null;
  @Holds('TECHNICAL') @Property({ type: 'text' }) signer!: Signer;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) createdBy!: number;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) expiresAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) usedAt: Date | null = null;
  /** The answer that was given through it. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) consentAnswerId: number | null = null;
}
