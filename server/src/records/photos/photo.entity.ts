import type { LocalDate } from '#domain/clinic-time.js';
import type { Side } from '#domain/records/foot/answer.js';
import { type Toe, TOES, type Zone } from '#domain/records/foot/findings.js';
import type { PhotoKind, PhotoPlace, PhotoPurpose } from '#domain/records/photos/photo.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsId, IsWholeNumber } from '../../foundation/input/field-rules.js';
import { SideEnum, ZoneEnum } from '../clinical-records/foot/foot-exam.enums.js';
import { IsPhotoPurpose, IsSide, IsZone, PhotoKindEnum, PhotoPurposeEnum } from './photo-enums.js';

/** A photo or document of a patient, without its bytes, which are rows of `photo_file`. It is only ever withdrawn or moved. */
@Entity({ tableName: 'photo' })
@Rows({ patient: { suppression: 'KEPT', merge: 'MOVED' } })
@ObjectType({ isAbstract: true })
export class Photo implements PhotoPlace {
  @Field(() => Int, { description: 'The id of the photo or document.' })
  @IsId()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: 'The patient whom it shows.' })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The visit, an appointment of the patient; null without one.',
  })
  @IsId('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  appointmentId!: number | null;

  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) clinicalRecordId!: number | null;

  @Field(() => PhotoKindEnum, { description: 'Photo or document.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  kind!: PhotoKind;

  @Field(() => PhotoPurposeEnum, { description: 'Its permitted use.' })
  @IsPhotoPurpose()
  @Holds('HEALTH')
  @Property({ type: 'text' })
  purpose!: PhotoPurpose;

  @Field(() => SideEnum, { nullable: true, description: 'The foot.' })
  @IsSide('optional')
  @Holds('HEALTH')
  @Property({ type: 'text', nullable: true })
  side!: Side | null;

  @Field(() => Int, { nullable: true, description: 'The toe whose nail it shows, 1 to 5.' })
  @IsWholeNumber(TOES[0], TOES.length, 'optional')
  @Holds('HEALTH')
  @Property({ type: 'smallint', nullable: true })
  toe!: Toe | null;

  @Field(() => ZoneEnum, { nullable: true, description: 'The zone of the foot that it shows.' })
  @IsZone('optional')
  @Holds('HEALTH')
  @Property({ type: 'text', nullable: true })
  zone!: Zone | null;

  @Field(() => LocalDateScalar, { description: 'The day it was taken, or a document was received.' })
  @Holds('HEALTH')
  @Property({ type: 'date' })
  takenOn!: LocalDate;

  @Field(() => String, { description: 'May be empty.' })
  @Holds('HEALTH')
  @Property({ type: 'text' })
  note!: string;

  @Field(() => Int, { nullable: true, description: 'In pixels; null for a document.' })
  @Holds('HEALTH')
  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'In pixels; null for a document.' })
  @Holds('HEALTH')
  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  /** The size of the stored file, in bytes. */
  @Holds('HEALTH') @Property({ type: 'integer' }) size!: number;
  /** SHA-256 of the stored file, in hexadecimal digits. */
  @Holds('HEALTH') @Property({ type: 'text' }) hash!: string;
  /** The size of its thumbnail; null for a document. */
  @Holds('HEALTH', { notArchived: 'of the thumbnail', notInPersonExport: 'of the thumbnail' })
  @Property({ type: 'text', nullable: true })
  smallHash!: string | null;
  /** Random, part of its address. */
  @Holds('TECHNICAL', { notArchived: 'part of an address on this site' })
  @Property({ type: 'text' })
  token!: string;
  @Holds('HEALTH') @Property({ type: 'timestamptz' }) addedAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) addedBy!: number;
  @Holds('HEALTH') @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;
  @Holds('HEALTH') @Property({ type: 'text' }) withdrawnReason = '';
  @Holds('HEALTH', { notInPersonExport: 'it would say that another person had it' })
  @Property({ type: 'timestamptz', nullable: true })
  movedAt: Date | null = null;
}

/** The properties that a photo or document shows as they are. */
export const SHOWN_OF_PHOTO = [
  'id',
  'patientId',
  'appointmentId',
  'kind',
  'purpose',
  'side',
  'toe',
  'zone',
  'takenOn',
  'note',
  'width',
  'height',
] as const satisfies ReadonlyArray<keyof Photo>;
