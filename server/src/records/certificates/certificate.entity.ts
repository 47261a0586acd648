import type { LocalDate } from '#domain/clinic-time.js';
import type {
  CertificateClinic,
  CertificateKind,
  CertificateSigner,
  CertificateWording,
  CertifiedPerson,
  LetterTexts,
} from '#domain/records/certificates/certificate.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A certificate as it was printed. It never changes. */
@Entity({ tableName: 'certificate' })
export class Certificate implements CertificateWording {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'integer' }) clinicalRecordId!: number;
  @Property({ type: 'text' }) kind!: CertificateKind;
  @Property({ type: 'date' }) issueDate!: LocalDate;
  @Property({ type: 'date' }) attendedOn!: LocalDate;
  @Property({ type: 'text' }) reason!: string;
  @Property({ type: 'text' }) instructions!: string;
  @Property({ type: 'integer', nullable: true }) restDays!: number | null;
  @Property({ type: 'json', default: '{}' }) parts!: LetterTexts;
  @Property({ type: 'json' }) patient!: CertifiedPerson;
  @Property({ type: 'json' }) signer!: CertificateSigner;
  @Property({ type: 'json' }) clinic!: CertificateClinic;
  @Property({ type: 'timestamptz' }) issuedAt!: Date;
  @Property({ type: 'integer' }) issuedBy!: number;
}
