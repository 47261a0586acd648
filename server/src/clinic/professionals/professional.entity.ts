import type { ServiceType } from '#domain/agenda/appointment.js';
import type { Rut } from '#domain/rut.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TextArray } from '../../foundation/database/text-array.js';

/** A person who attends patients. Texts are empty until set. Their hours are rows of `professional_hours`. */
@Entity({ tableName: 'professional' })
export class Professional {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text' }) name = '';
  @Property({ type: 'text' }) title = '';
  @Property({ type: 'text', nullable: true, unique: 'professional_rut_key' }) rut: Rut | null = null;
  @Property({ type: 'text' }) registryNumber = '';
  @Property({ type: 'text' }) registryAuthority = '';
  @Property({ type: 'text' }) address = '';
  @Property({ type: TextArray, columnType: 'text[]' }) services!: ServiceType[];
  /** Names from the clinic's list; empty for all treatments of the services. */
  @Property({ type: TextArray, columnType: 'text[]', default: [] }) treatments!: string[];
  /** False: all opening hours of the clinic. */
  @Property({ type: 'boolean' }) hasOwnHours = false;
  /** In the clinic's list of professionals. */
  @Property({ type: 'integer' }) position!: number;
  /** Null unless archived. */
  @Property({ type: 'timestamptz', nullable: true }) archivedAt: Date | null = null;
  @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
