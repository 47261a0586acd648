import type { ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The logo or the photo, whether or not there is one. Its files are rows of `clinic_image_file`. */
@Entity({ tableName: 'clinic_image' })
@Rows({ notArchived: 'counts the changes of the images, which are there as files' })
export class StoredClinicImage {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'text' }) kind!: ClinicImageKind;
  /** Counts the changes of its files. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) version = 1;
}
