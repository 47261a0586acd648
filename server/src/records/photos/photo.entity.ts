import type { LocalDate } from '#domain/clinic-time.js';
import type { Side } from '#domain/records/foot/answer.js';
import type { Toe, Zone } from '#domain/records/foot/findings.js';
import type { PhotoKind, PhotoPlace, PhotoPurpose } from '#domain/records/photos/photo.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A photo or document of a patient, without its bytes, which are rows of `photo_file`. It is only ever withdrawn or moved. */
@Entity({ tableName: 'photo' })
export class Photo implements PhotoPlace {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'integer', nullable: true }) appointmentId!: number | null;
  @Property({ type: 'integer', nullable: true }) clinicalRecordId!: number | null;
  @Property({ type: 'text' }) kind!: PhotoKind;
  @Property({ type: 'text' }) purpose!: PhotoPurpose;
  @Property({ type: 'text', nullable: true }) side!: Side | null;
  @Property({ type: 'smallint', nullable: true }) toe!: Toe | null;
  @Property({ type: 'text', nullable: true }) zone!: Zone | null;
  @Property({ type: 'date' }) takenOn!: LocalDate;
  @Property({ type: 'text' }) note!: string;
  /** In pixels, like the height; null for a document. */
  @Property({ type: 'integer', nullable: true }) width!: number | null;
  @Property({ type: 'integer', nullable: true }) height!: number | null;
  /** Of the stored file, in bytes. */
  @Property({ type: 'integer' }) size!: number;
  /** SHA-256 of the stored file, in hexadecimal digits. */
  @Property({ type: 'text' }) hash!: string;
  /** The same of its thumbnail; null for a document. */
  @Property({ type: 'text', nullable: true }) smallHash!: string | null;
  /** Random, part of its address. */
  @Property({ type: 'text' }) token!: string;
  @Property({ type: 'timestamptz' }) addedAt!: Date;
  @Property({ type: 'integer' }) addedBy!: number;
  @Property({ type: 'timestamptz', nullable: true }) movedAt: Date | null = null;
  @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;
  @Property({ type: 'text' }) withdrawnReason = '';
}
