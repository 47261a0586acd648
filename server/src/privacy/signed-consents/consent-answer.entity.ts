import type { Strokes } from '#domain/privacy/signed-consents/signature.js';
import type {
  ConsentAnswerKind,
  Signer,
  SigningDevice,
} from '#domain/privacy/signed-consents/signed-consent.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A patient's answer to a consent text. It is withdrawn at most once; nothing else changes. */
@Entity({ tableName: 'consent_answer' })
export class ConsentAnswer {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'integer' }) consentTextId!: number;
  @Property({ type: 'integer' }) textVersion!: number;
  /** The visit that asked for it; null outside a visit, or once the appointment is deleted. */
  @Property({ type: 'integer', nullable: true }) appointmentId: number | null = null;
  @Property({ type: 'text' }) kind!: ConsentAnswerKind;
  /** The title and the body exactly as they were shown. */
  @Property({ type: 'text' }) title!: string;
  @Property({ type: 'text' }) body!: string;
  /** SHA-256 of title, an empty line and body in UTF-8, in hexadecimal. */
  @Property({ type: 'text' }) digest!: string;
  @Property({ type: 'text', nullable: true }) signer: Signer | null = null;
  @Property({ type: 'text' }) signerName = '';
  /** Canonical; empty for a patient with a provisional one. */
  @Property({ type: 'text' }) signerRut = '';
  @Property({ type: 'text' }) signerRelation = '';
  @Property({ type: 'json', nullable: true }) strokes: Strokes | null = null;
  @Property({ type: 'text' }) typedName = '';
  @Property({ type: 'text', nullable: true }) device: SigningDevice | null = null;
  /** Why a visit went on without a signature. */
  @Property({ type: 'text' }) reason = '';
  @Property({ type: 'timestamptz' }) answeredAt!: Date;
  /** The user who asked for it. */
  @Property({ type: 'integer' }) recordedBy!: number;
  @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;
  @Property({ type: 'text' }) withdrawalReason = '';
}
