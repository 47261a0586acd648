import type { ConsentKind } from '#domain/privacy/consent.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** It only ends, by being withdrawn. A patient has at most one in force of each kind and version of the text. */
@Entity({ tableName: 'consent' })
export class Consent {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'integer' }) patientId!: number;
  @Property({ type: 'text' }) kind!: ConsentKind;
  @Property({ type: 'smallint' }) textVersion!: number;
  @Property({ type: 'timestamptz' }) givenAt!: Date;
  /** Null for the public booking form. */
  @Property({ type: 'integer', nullable: true }) recordedBy: number | null = null;
  /** How it was given, if staff recorded it. */
  @Property({ type: 'text' }) evidence = '';
  @Property({ type: 'timestamptz', nullable: true }) withdrawnAt: Date | null = null;
  @Property({ type: 'integer', nullable: true }) withdrawnBy: number | null = null;
}
