import type { LocalDate } from '#domain/clinic-time.js';
import type { PendingRequest, PrivacyOutcome, PrivacyRight } from '#domain/privacy/privacy-request.js';
import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

@Entity({ tableName: 'privacy_request' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
export class PrivacyRequest implements PendingRequest {
  [OptionalProps]?: 'answer' | 'extensionReason' | 'isAnswered' | 'isExtended' | 'version';
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('PERSONAL') @Property({ type: 'text', fieldName: 'kind' }) right!: PrivacyRight;
  /** The clinic's day, from which the deadline is counted. */
  @Holds('PERSONAL') @Property({ type: 'date' }) receivedOn!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'text' }) name!: string;
  /** As entered; empty if none was given. */
  @Holds('PERSONAL') @Property({ type: 'text' }) rut = '';
  @Holds('PERSONAL') @Property({ type: 'text' }) email!: string;
  @Holds('PERSONAL') @Property({ type: 'text' }) phone = '';
  @Holds('PERSONAL') @Property({ type: 'text' }) details = '';
  /** The patient identified by staff. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) patientId: number | null = null;
  /** Null for the public form. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) registeredBy: number | null = null;
  @Holds('PERSONAL') @Property({ type: 'date' }) dueOn!: LocalDate;
  @Holds('PERSONAL') @Property({ type: 'text' }) extensionReason = '';
  @Holds('PERSONAL') @Property({ type: 'text', nullable: true }) outcome: PrivacyOutcome | null = null;
  @Holds('PERSONAL') @Property({ type: 'text' }) answer = '';
  @Holds('PERSONAL') @Property({ type: 'timestamptz', nullable: true }) answeredAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) answeredBy: number | null = null;
  @Holds('PERSONAL', { notInPersonExport: 'the day of the request counts' })
  @Property({ type: 'timestamptz' })
  receivedAt!: Date;
  @Holds('PERSONAL', { notInPersonExport: 'the deadline and the reason tell of an extension' })
  @Property({ type: 'timestamptz', nullable: true })
  extendedAt: Date | null = null;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: number;

  get isExtended(): boolean {
    return this.extendedAt !== null;
  }

  get isAnswered(): boolean {
    return this.answeredAt !== null;
  }
}
