import type { ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The logo or the photo, whether or not there is one. Its files are rows of `clinic_image_file`. */
@Entity({ tableName: 'clinic_image' })
export class StoredClinicImage {
  @PrimaryKey({ type: 'text' }) kind!: ClinicImageKind;
  /** Counts the changes of its files. */
  @Property({ type: 'integer' }) version = 1;
}
