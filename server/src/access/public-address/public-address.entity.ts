import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';

/** The public address that a user set; the only row of its table, if any. */
@Entity({ tableName: 'public_address' })
@Rows({ notArchived: 'where this installation is reached, and set anew elsewhere' })
export class StoredPublicAddress {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', autoincrement: false, default: 1 }) id = 1;
  /** An origin. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) address!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer', version: true }) version!: number;
}
