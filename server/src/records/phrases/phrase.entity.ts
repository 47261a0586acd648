import type { ServiceType } from '#domain/agenda/appointment.js';
import { type OfferedPhrase, PHRASE_LIMITS, type PhraseBox } from '#domain/records/phrases/phrase.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { IsId, Text } from '../../foundation/input/field-rules.js';
import { IsPhraseBox, PhraseBoxEnum } from './phrase-box.js';

/** It goes with its treatment or its professional. */
@Entity({ tableName: 'phrase' })
@ObjectType('Phrase', { description: 'A text of the clinic that can be inserted into a record.' })
export class Phrase implements OfferedPhrase {
  @Field(() => Int, { description: 'Unchanged by edits.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => PhraseBoxEnum, { description: 'Where it is inserted.' })
  @IsPhraseBox()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  box!: PhraseBox;

  @Field(() => String, { description: 'A short name for lists; at most 60 characters.' })
  @Text(PHRASE_LIMITS.title)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, {
    description:
      'At most 1,000 characters. `{uña}`, `{insumos}` and `{control}` are filled in when it is inserted.',
  })
  @Text(PHRASE_LIMITS.text)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  text!: string;

  @Field(() => ServiceTypeEnum, {
    nullable: true,
    description: 'Only for visits of this service; null with `treatmentId`, and for both services.',
  })
  @IsServiceType('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  serviceType: ServiceType | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only for visits with this treatment; null for all treatments.',
  })
  @IsId('optional')
  @Index({ name: 'phrase_treatment_id_idx' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  treatmentId: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Only for visits of this professional; null for all professionals.',
  })
  @IsId('optional')
  @Index({ name: 'phrase_professional_id_idx' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  professionalId: number | null = null;

  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
