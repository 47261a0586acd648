import { DomainError } from '#domain/errors.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import type { PhotoKind } from '#domain/records/photos/photo.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Sql } from '../../foundation/database/sql.js';
import { type Page, type PageOrder, readPage } from '../../foundation/input/page-cursor.js';
import { IS_LISTED } from '../../patients/patient.row.js';
import { PatientsService } from '../../patients/patients.service.js';
import { PhotoConsents } from './photo-consents.js';
import type { PhotoPageInput } from './photo.input.js';
import { type PhotoRow, SELECT_PHOTOS } from './photo.row.js';

export interface PhotoPage extends Page<PhotoRow> {
  readonly totalCount: number;
}

export type PhotoVariant = 'WHOLE' | 'SMALL';

export interface PhotoFile {
  readonly id: number;
  readonly kind: PhotoKind;
  readonly bytes: Buffer;
}

const NEWEST_FIRST: PageOrder<PhotoRow> = {
  name: 'PHOTOS',
  kinds: ['day', 'integer'],
  keysOf: ({ takenOn, id }) => [takenOn, id],
};

/** `$1` to `$8` are the patient and the filters of a page. */
const IS_ASKED = `p.patient_id = $1
  and ($2::integer is null or p.appointment_id = $2)
  and ($3::integer is null or p.clinical_record_id = $3
       or p.appointment_id = (select r.appointment_id from clinical_record r where r.id = $3))
  and ($4::text is null or p.side = $4) and ($5::smallint is null or p.toe = $5)
  and ($6::text is null or p.zone = $6) and ($7::text is null or p.kind = $7)
  and ($8::boolean or p.withdrawn_at is null)`;

/** Reads photos and documents. Each access is logged before the response is sent. */
@Injectable()
export class PhotoList {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly consents: PhotoConsents,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * The latest day first.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `after` for a cursor that is not of this list
   */
  async page({ patientId, ...asked }: PhotoPageInput): Promise<PhotoPage> {
    if (!(await this.patients.find(patientId)))
      throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const filters = [
      patientId,
      asked.appointmentId ?? null,
      asked.recordId ?? null,
      asked.side ?? null,
      asked.toe ?? null,
      asked.zone ?? null,
      asked.kind ?? null,
      asked.withWithdrawn,
    ];
    const page = await readPage(asked, NEWEST_FIRST, async (count, after) => {
      await this.accessLog.note('PHOTOS_READ', patientId);
      return this.sql.rows<PhotoRow>(
        `${SELECT_PHOTOS}
         where ${IS_ASKED} and ($10::date is null or (p.taken_on, p.id) < ($10::date, $11::integer))
         order by p.taken_on desc, p.id desc limit $9`,
        [...filters, count, after?.[0] ?? null, after?.[1] ?? null],
      );
    });
    const [counted] = await this.sql.rows<{ total: number }>(
      `select count(*)::integer as total from photo p where ${IS_ASKED}`,
      filters,
    );
    return { ...page, totalCount: counted?.total ?? 0 };
  }

  /** Also a withdrawn one. */
  async read(id: number): Promise<PhotoRow | undefined> {
    const photo = await this.find(id);
    if (photo) await this.accessLog.note('PHOTOS_READ', photo.patientId);
    return photo;
  }

  /** Does not log the access. */
  async find(id: number): Promise<PhotoRow | undefined> {
    const [photo] = await this.sql.rows<PhotoRow>(`${SELECT_PHOTOS} where p.id = $1`, [id]);
    return photo;
  }

  /** Oldest first, with withdrawn ones. Does not log the access. */
  everyOneOf(patientId: number): Promise<PhotoRow[]> {
    return this.sql.rows<PhotoRow>(`${SELECT_PHOTOS} where p.patient_id = $1 order by p.taken_on, p.id`, [
      patientId,
    ]);
  }

  /** The stored file, also of a withdrawn one. Does not log the access. @throws DomainError `NOT_FOUND` */
  async bytesOf(id: number): Promise<Buffer> {
    const [file] = await this.sql.rows<{ bytes: Buffer }>(
      `select bytes from photo_file where photo_id = $1 and variant = 'WHOLE'`,
      [id],
    );
    if (!file) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    return file.bytes;
  }

  /**
   * @param token the one in its address.
   * @throws DomainError `NOT_FOUND`, also for one that was withdrawn
   */
  async file(token: string, variant: PhotoVariant): Promise<PhotoFile> {
    const [file] = await this.sql.rows<PhotoFile & { patientId: number }>(
      `select p.id, p.patient_id as "patientId", p.kind, f.bytes
       from photo p join photo_file f on f.photo_id = p.id and f.variant = $2
       where p.token = $1 and p.withdrawn_at is null`,
      [token, variant],
    );
    if (!file) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    await this.accessLog.note('PHOTOS_READ', file.patientId);
    return file;
  }

  /**
   * A photo that may be published.
   * @throws DomainError `NOT_FOUND`, or `CONSENT_MISSING`, also while the patient's data are blocked
   */
  async toPublish(id: number): Promise<PhotoFile> {
    const photo = await this.find(id);
    if (!photo || photo.withdrawnAt) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    if (photo.purpose !== 'PUBLISHING')
      throw new DomainError('CONSENT_MISSING', { message: PHOTO_FAULTS.notForPublishing });
    const listed = await this.sql.rows(`select from patient p where p.id = $1 and ${IS_LISTED}`, [
      photo.patientId,
    ]);
    if (listed.length === 0) throw new DomainError('CONSENT_MISSING', { message: PHOTO_FAULTS.blocked });
    await this.consents.assertGiven(photo.patientId, 'PUBLISHING');
    await this.accessLog.notePhoto('PHOTO_PUBLISHED', [photo.patientId]);
    return { id, kind: photo.kind, bytes: await this.bytesOf(id) };
  }
}
