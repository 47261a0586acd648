import { createHash, randomBytes } from 'node:crypto';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { photoFormatOf, placeFault, type PhotoPlace } from '#domain/records/photos/photo.js';
import { RECORD_NOT_FOUND } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { isOfOthers, type RowAuthor } from '../../foundation/database/connections/row-limit.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { PhotoEncoder } from './encoding/photo-encoder.js';
import type { EncodedPhoto } from './encoding/photo-encoding.js';
import { PhotoConsents } from './photo-consents.js';
import { Photo } from './photo.entity.js';
import type { MovePhotoArgs, NewPhotoInput } from './photo.input.js';
import { PhotoList } from './photo-list.js';
import { type PhotoRow, PROFESSIONAL_OF_PHOTO } from './photo.row.js';
import { holdPatient } from '../../patients/hold-patient.js';
import { holdAppointmentOf } from '../appointments/hold-appointment.js';

/** A file as it will be stored. */
export type ReadPhoto =
  | ({ readonly kind: 'PHOTO' } & EncodedPhoto)
  | { readonly kind: 'DOCUMENT'; readonly whole: Buffer };

/** The visit of a photo: an appointment, a record or neither. */
type Visit = Pick<NewPhotoInput, 'appointmentId' | 'recordId'>;

/** Adds photos and documents, withdraws wrong ones and moves them to the right patient. */
@Injectable()
export class Photos {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly list: PhotoList,
    private readonly consents: PhotoConsents,
    private readonly encoder: PhotoEncoder,
    private readonly limits: RateLimits,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks what can be checked before a file is read, and counts it.
   * @throws DomainError `NOT_FOUND`, `CONSENT_MISSING`, `TOO_MANY_REQUESTS`, `INVALID_INPUT`, `UNSUPPORTED_MEDIA_TYPE`
   *   or `BAD_REQUEST` with advice for the user
   */
  async read(input: NewPhotoInput, bytes: Buffer, staff: Staff): Promise<ReadPhoto> {
    const isDocument = this.assertReadable(input, bytes) === 'PDF';
    await this.assertMayAdd(input, isDocument);
    const refusal = await this.limits.photos.consume(`user:${staff.id}`);
    if (refusal) {
      const { retryAfter } = refusal;
      throw new DomainError('TOO_MANY_REQUESTS', { message: PHOTO_FAULTS.tooMany, retryAfter });
    }
    return isDocument
      ? { kind: 'DOCUMENT', whole: bytes }
      : { kind: 'PHOTO', ...(await this.encoder.encode(bytes)) };
  }

  /** @throws DomainError `NOT_FOUND` or `CONSENT_MISSING`, if that changed while the file was read */
  @Transactional()
  async add(input: NewPhotoInput, file: ReadPhoto, staff: Staff): Promise<PhotoRow> {
    await this.assertMayAdd(input, file.kind === 'DOCUMENT');
    await this.accessLog.note('PHOTOS_READ', input.patientId);
    const size = file.kind === 'PHOTO' ? { width: file.width, height: file.height } : undefined;
    const small = file.kind === 'PHOTO' ? file.small : undefined;
    const id = await this.em.insert(Photo, {
      patientId: input.patientId,
      appointmentId: input.appointmentId ?? null,
      clinicalRecordId: input.recordId ?? null,
      kind: file.kind,
      purpose: input.purpose,
      ...placeOf(input),
      takenOn: input.takenOn || this.clock.wall().date,
      note: input.note ?? '',
      width: size?.width ?? null,
      height: size?.height ?? null,
      size: file.whole.length,
      hash: digestOf(file.whole),
      smallHash: small ? digestOf(small) : null,
      token: newToken(),
      addedAt: this.clock.now(),
      addedBy: staff.id,
      withdrawnReason: '',
    });
    await this.store(id, 'WHOLE', file.whole);
    if (small) await this.store(id, 'SMALL', small);
    return this.stored(id);
  }

  /**
   * Hides it. It stays in the database as long as the patient's records.
   * @throws DomainError `NOT_FOUND`, `FORBIDDEN` for one of others, or `REQUEST_SETTLED` if it was withdrawn
   */
  @Transactional()
  async withdraw(id: number, reason: string, staff: Staff): Promise<PhotoRow> {
    const photo = await this.hold(id);
    if (photo.withdrawnAt) throw new DomainError('REQUEST_SETTLED', { message: PHOTO_FAULTS.withdrawn });
    photo.withdrawnAt = this.clock.now();
    photo.withdrawnBy = staff.id;
    photo.withdrawnReason = reason;
    await this.em.flush();
    await this.accessLog.notePhoto('PHOTO_WITHDRAWN', [photo.patientId]);
    return this.stored(id);
  }

  /**
   * Gives it to the patient whom it shows, without its visit unless a new one is named, and with a new address. The log
   * names both patients. A photo for publishing needs the second consent only once it is published.
   * @throws DomainError `NOT_FOUND`, `CONSENT_MISSING` if that patient did not agree to photos, `FORBIDDEN` for one of
   *   others, or `INVALID_INPUT` on `patientId` if it is already that patient's
   */
  @Transactional()
  async move({ id, patientId, ...visit }: MovePhotoArgs): Promise<PhotoRow> {
    const photo = await this.hold(id);
    if (photo.patientId === patientId) throw invalidField('patientId', PHOTO_FAULTS.samePatient);
    await this.assertVisit(patientId, visit);
    if (photo.kind === 'PHOTO') await this.consents.assertGiven(patientId, 'CLINICAL');
    await this.accessLog.notePhoto('PHOTO_MOVED', [photo.patientId, patientId]);
    // The trigger that keeps photos lets this one be moved.
    await this.sql.rows(`select set_config('huella.moved_photo', $1, true)`, [String(id)]);
    photo.patientId = patientId;
    photo.appointmentId = visit.appointmentId ?? null;
    photo.clinicalRecordId = visit.recordId ?? null;
    photo.token = newToken();
    photo.movedAt = this.clock.now();
    await this.em.flush();
    await this.sql.rows(`select set_config('huella.moved_photo', '', true)`);
    return this.stored(id);
  }

  private assertReadable(input: NewPhotoInput, bytes: Buffer) {
    const fault = placeFault(placeOf(input));
    if (fault === 'NO_SIDE') throw invalidField('side', PHOTO_FAULTS.noSide);
    if (fault === 'TWO_PLACES') throw invalidField('zone', PHOTO_FAULTS.twoPlaces);
    const format = photoFormatOf(bytes);
    if (format === 'HEIC') throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: PHOTO_FAULTS.heic });
    if (!format) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: PHOTO_FAULTS.otherFormat });
    if (format === 'PDF' && input.purpose === 'PUBLISHING')
      throw invalidField('purpose', PHOTO_FAULTS.documentIsClinical);
    return format;
  }

  private async assertMayAdd(input: NewPhotoInput, isDocument: boolean): Promise<void> {
    await this.assertVisit(input.patientId, input);
    if (!isDocument) await this.consents.assertGiven(input.patientId, input.purpose);
  }

  /** Keeps the patient and the visit until the transaction ends. */
  private async assertVisit(patientId: number, { appointmentId, recordId }: Visit): Promise<void> {
    await holdPatient(this.sql, patientId);
    if (appointmentId) {
      await holdAppointmentOf(this.sql, patientId, appointmentId);
    }
    if (recordId) {
      const found = await this.sql.rows(
        'select from clinical_record where id = $1 and patient_id = $2 for key share',
        [recordId, patientId],
      );
      if (found.length === 0) throw new DomainError('NOT_FOUND', { message: RECORD_NOT_FOUND });
    }
  }

  private async hold(id: number): Promise<Photo> {
    const photo = await this.em.findOne(Photo, id, FOR_UPDATE);
    if (!photo) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    const [author] = await this.sql.rows<RowAuthor>(
      `select ${PROFESSIONAL_OF_PHOTO} as "professionalId", p.added_by as "writtenBy" from photo p where p.id = $1`,
      [id],
    );
    if (author && isOfOthers(author))
      throw new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.photoOfOthers });
    return photo;
  }

  private async store(id: number, variant: 'WHOLE' | 'SMALL', bytes: Buffer): Promise<void> {
    // MikroORM would write the bytes into the statement's text, as hexadecimal digits.
    await this.sql.rows('insert into photo_file (photo_id, variant, bytes) values ($1, $2, $3)', [
      id,
      variant,
      bytes,
    ]);
  }

  private async stored(id: number): Promise<PhotoRow> {
    const photo = await this.list.find(id);
    if (!photo) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    return photo;
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const newToken = (): string => randomBytes(16).toString('hex');

const placeOf = ({ side, toe, zone }: NewPhotoInput): PhotoPlace => ({
  side: side ?? null,
  toe: toe ?? null,
  zone: zone ?? null,
});
