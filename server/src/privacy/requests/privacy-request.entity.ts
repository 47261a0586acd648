import type { LocalDate } from '#domain/clinic-time.js';
import type { PendingRequest, PrivacyOutcome, PrivacyRight } from '#domain/privacy/privacy-request.js';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'privacy_request' })
export class PrivacyRequest implements PendingRequest {
  [OptionalProps]?: 'answer' | 'extensionReason' | 'isAnswered' | 'isExtended' | 'version';
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text', fieldName: 'kind' }) right!: PrivacyRight;
  @Property({ type: 'timestamptz' }) receivedAt!: Date;
  /** The clinic's day, from which the deadline is counted. */
  @Property({ type: 'date' }) receivedOn!: LocalDate;
  /** Null for the public form. */
  @Property({ type: 'integer', nullable: true }) registeredBy: number | null = null;
  @Property({ type: 'text' }) name!: string;
  /** As entered; empty if none was given. */
  @Property({ type: 'text' }) rut = '';
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text' }) phone = '';
  @Property({ type: 'text' }) details = '';
  /** The patient identified by staff. */
  @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  @Property({ type: 'date' }) dueOn!: LocalDate;
  @Property({ type: 'timestamptz', nullable: true }) extendedAt: Date | null = null;
  @Property({ type: 'text' }) extensionReason = '';
  @Property({ type: 'text', nullable: true }) outcome: PrivacyOutcome | null = null;
  @Property({ type: 'text' }) answer = '';
  @Property({ type: 'timestamptz', nullable: true }) answeredAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) answeredBy: number | null = null;
  @Property({ type: 'integer', version: true }) version!: number;

  get isExtended(): boolean {
    return this.extendedAt !== null;
  }

  get isAnswered(): boolean {
    return this.answeredAt !== null;
  }
}
