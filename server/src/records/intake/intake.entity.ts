import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A questionnaire as a visitor sent it; its answers are its lines. */
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@Entity({ tableName: 'intake' })
export class Intake {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) appointmentId!: number | null;
  @Holds('HEALTH') @Property({ type: 'timestamptz' }) givenAt!: Date;
  /** Of the text that the visitor agreed to (`INTAKE_CONSENTS`). */
  @Holds('HEALTH') @Property({ type: 'smallint' }) consentVersion!: number;
  /** SHA-256 of that text in UTF-8, in hexadecimal. */
  @Holds('HEALTH') @Property({ type: 'text' }) consentDigest!: string;
}
