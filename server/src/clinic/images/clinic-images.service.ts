import { createHash } from 'node:crypto';
import { DomainError } from '#domain/errors.js';
import {
  CLINIC_IMAGE_KINDS,
  type ClinicImage,
  type ClinicImageKind,
  type ClinicImages,
  imageFormatOf,
} from '#domain/clinic/images/clinic-image.js';
import { IMAGE_FAULTS } from '#domain/clinic/images/clinic-image.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import type { ImageFile, ImageVariant } from './encoding.js';
import { ImageEncoder } from './image-encoder.js';
import { StoredClinicImage } from './stored-clinic-image.entity.js';

export interface ClinicImagePlace {
  readonly kind: ClinicImageKind;
  readonly version: number;
  readonly image: ClinicImage | null;
}

export interface ServedImage {
  readonly mediaType: ImageFile['mediaType'];
  readonly bytes: Buffer;
}

interface PlaceRow extends StoredClinicImage {
  readonly files: ReadonlyArray<
    Pick<ImageFile, 'width' | 'height' | 'mediaType'> & {
      readonly variant: ImageVariant;
      readonly hash: string;
    }
  > | null;
}

@Injectable()
export class ClinicImagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
    private readonly limits: RateLimits,
    private readonly encoder: ImageEncoder,
  ) {}

  /** The logo first. */
  async places(): Promise<ClinicImagePlace[]> {
    // SQL, because the public page reads it, without the bytes.
    const rows = await this.sql.rows<PlaceRow>(
      `select kind, version,
              (select json_agg(json_build_object('variant', variant, 'hash', hash, 'mediaType', media_type,
                                                 'width', width, 'height', height))
               from clinic_image_file f where f.kind = i.kind) as files
       from clinic_image i`,
    );
    return CLINIC_IMAGE_KINDS.map((kind) => {
      const row = rows.find((each) => each.kind === kind);
      if (!row) throw new Error(`clinic_image has no ${kind}`);
      return { kind, version: row.version, image: imageOf(row.files ?? []) };
    });
  }

  async shown(): Promise<ClinicImages> {
    const [logo, photo] = await this.places();
    return { logo: logo?.image ?? null, photo: photo?.image ?? null };
  }

  /** @param hash the hash in the image's URL. */
  async find(hash: string): Promise<ServedImage | undefined> {
    const [file] = await this.sql.rows<ServedImage>(
      'select media_type as "mediaType", bytes from clinic_image_file where hash = $1 limit 1',
      [hash],
    );
    return file;
  }

  /** The clinic's logo as PNG, for paper. */
  async wholeLogo(): Promise<Buffer | undefined> {
    const [file] = await this.sql.rows<Pick<ServedImage, 'bytes'>>(
      `select bytes from clinic_image_file where kind = 'LOGO' and variant = 'WHOLE'`,
    );
    return file?.bytes;
  }

  /**
   * @param seenVersion undefined if the last write wins.
   * @throws DomainError `STALE`; `UNSUPPORTED_MEDIA_TYPE`, `BAD_REQUEST` or `TOO_MANY_REQUESTS` with advice for the
   *   user
   */
  async replace(
    kind: ClinicImageKind,
    seenVersion: number | undefined,
    bytes: Uint8Array,
    staff: Staff,
  ): Promise<ClinicImagePlace> {
    if (!imageFormatOf(bytes)) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: IMAGE_FAULTS.otherFormat });
    }
    const refusal = await this.limits.images.consume(`user:${staff.id}`);
    if (refusal) {
      const { retryAfter } = refusal;
      throw new DomainError('TOO_MANY_REQUESTS', { message: IMAGE_FAULTS.tooMany, retryAfter });
    }
    return this.store(kind, seenVersion, await this.encoder.encode(kind, bytes));
  }

  /** @throws DomainError `STALE` */
  remove(kind: ClinicImageKind, seenVersion: number | undefined): Promise<ClinicImagePlace> {
    return this.store(kind, seenVersion, []);
  }

  @Transactional()
  private async store(
    kind: ClinicImageKind,
    seenVersion: number | undefined,
    files: readonly ImageFile[],
  ): Promise<ClinicImagePlace> {
    const stored = await this.em.findOneOrFail(StoredClinicImage, { kind }, FOR_UPDATE);
    assertVersion(stored.version, seenVersion);
    stored.version += 1;
    await this.em.flush();
    await this.sql.rows('delete from clinic_image_file where kind = $1', [kind]);
    for (const { variant, mediaType, width, height, bytes } of files) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await this.sql.rows(
        // MikroORM would write the bytes into the statement's text, as hexadecimal digits.
        `insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [kind, variant, hash, mediaType, width, height, bytes],
      );
    }
    // The public page shows both images.
    await this.live.publish({ kind: 'SCHEDULE' });
    const place = (await this.places()).find((each) => each.kind === kind);
    if (!place) throw new Error(`clinic_image has no ${kind}`);
    return place;
  }
}

function imageOf(files: NonNullable<PlaceRow['files']>): ClinicImage | null {
  const whole = files.find(({ variant }) => variant === 'WHOLE');
  if (!whole) return null;
  const addressOf = (wanted: ImageVariant): string => {
    const { hash, mediaType } = files.find(({ variant }) => variant === wanted) ?? whole;
    return `/public/imagen/${hash}.${mediaType.replace('image/', '')}`;
  };
  return {
    width: whole.width,
    height: whole.height,
    address: addressOf('WHOLE'),
    smallAddress: addressOf('SMALL'),
    previewAddress: addressOf('PREVIEW'),
  };
}
