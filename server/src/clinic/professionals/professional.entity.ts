import type { ServiceType } from '#domain/agenda/appointment.js';
import type { Rut } from '#domain/rut.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TextArray } from '../../foundation/database/text-array.js';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A person who attends patients. Texts are empty until set. Their hours are rows of `professional_hours`. */
@Entity({ tableName: 'professional' })
export class Professional {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('PERSONAL') @Property({ type: 'text' }) name = '';
  @Holds('PERSONAL') @Property({ type: 'text' }) title = '';
  @Holds('PERSONAL')
  @Property({ type: 'text', nullable: true, unique: 'professional_rut_key' })
  rut: Rut | null = null;
  @Holds('PERSONAL') @Property({ type: 'text' }) registryNumber = '';
  @Holds('PERSONAL') @Property({ type: 'text' }) registryAuthority = '';
  @Holds('PERSONAL') @Property({ type: 'text' }) address = '';
  @Holds('TECHNICAL') @Property({ type: TextArray, columnType: 'text[]' }) services!: ServiceType[];
  /** Names from the clinic's list; empty for all treatments of the services. */
  @Holds('TECHNICAL') @Property({ type: TextArray, columnType: 'text[]', default: [] }) treatments!: string[];
  /** False: all opening hours of the clinic. */
  @Holds('TECHNICAL') @Property({ type: 'boolean' }) hasOwnHours = false;
  /** In the clinic's list of professionals. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) position!: number;
  /** Null unless archived. */
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) archivedAt: Date | null = null;
  @Holds('TECHNICAL', EDITS) @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
