import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** A photo or document that a letter carries, by reference: its file never changes. */
@Entity({ tableName: 'certificate_photo' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
export class CertificatePhoto {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) certificateId!: number;
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) photoId!: number;
  /** From 1, in the order in which they are printed. */
  @Holds('TECHNICAL') @Property({ type: 'smallint' }) position!: number;
}
