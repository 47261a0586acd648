import type { LocalDate } from '#domain/clinic-time.js';
import type {
  CertificateClinic,
  CertificateKind,
  CertificateSigner,
  CertificateWording,
  CertifiedPerson,
  LetterTexts,
} from '#domain/records/certificates/certificate.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A certificate as it was printed. It never changes. Its photos are rows of `certificate_photo`. */
@Entity({ tableName: 'certificate' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class Certificate implements CertificateWording {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) patientId!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) clinicalRecordId!: number;
  @Holds('HEALTH') @Property({ type: 'text' }) kind!: CertificateKind;
  @Holds('HEALTH') @Property({ type: 'date' }) issueDate!: LocalDate;
  @Holds('HEALTH') @Property({ type: 'date' }) attendedOn!: LocalDate;
  @Holds('HEALTH') @Property({ type: 'text' }) reason!: string;
  @Holds('HEALTH') @Property({ type: 'text' }) instructions!: string;
  @Holds('HEALTH') @Property({ type: 'integer', nullable: true }) restDays!: number | null;
  @Holds('HEALTH') @Property({ type: 'json', default: '{}' }) parts!: LetterTexts;
  @Holds('HEALTH') @Property({ type: 'json' }) patient!: CertifiedPerson;
  @Holds('HEALTH') @Property({ type: 'json' }) signer!: CertificateSigner;
  @Holds('HEALTH') @Property({ type: 'json' }) clinic!: CertificateClinic;
  @Holds('HEALTH') @Property({ type: 'timestamptz' }) issuedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) issuedBy!: number;
  /** Chosen by the database. */
  @Holds('TECHNICAL')
  @Property({ type: 'text', defaultRaw: 'new_check_code()', unique: true })
  checkCode!: Opt<string>;
}
