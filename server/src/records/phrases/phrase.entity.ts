import type { ServiceType } from '#domain/agenda/appointment.js';
import type { PhraseBox, PhraseScope } from '#domain/records/phrases/phrase.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A text of the clinic that can be inserted into a record. It goes with its treatment or its professional. */
@Entity({ tableName: 'phrase' })
export class Phrase implements PhraseScope {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Property({ type: 'text' }) box!: PhraseBox;
  @Property({ type: 'text' }) title!: string;
  /** With its placeholders. */
  @Property({ type: 'text' }) text!: string;
  /** Null with a treatment, and for both services. */
  @Property({ type: 'text', nullable: true }) serviceType: ServiceType | null = null;
  @Index({ name: 'phrase_treatment_id_idx' })
  @Property({ type: 'integer', nullable: true })
  treatmentId: number | null = null;
  @Index({ name: 'phrase_professional_id_idx' })
  @Property({ type: 'integer', nullable: true })
  professionalId: number | null = null;
  @Property({ type: 'integer', version: true }) version!: Opt<number>;
}
