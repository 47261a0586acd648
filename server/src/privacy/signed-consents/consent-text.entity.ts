import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A consent text of the clinic. Its wording is in its versions, of which the newest counts; the treatments that need it
 * are rows of `consent_text_treatment`.
 */
@Entity({ tableName: 'consent_text' })
export class ConsentText {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  /** For minors and for people who can't consent; otherwise only the patient signs. */
  @Property({ type: 'boolean', default: true }) representativeSigns!: boolean;
  /** How long a consent holds; null: until the text changes or it is withdrawn. */
  @Property({ type: 'smallint', nullable: true }) validMonths: number | null = null;
  /** Null while it is in use. */
  @Property({ type: 'timestamptz', nullable: true }) archivedAt: Date | null = null;
  @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
