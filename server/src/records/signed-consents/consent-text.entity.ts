import { VALID_MONTHS } from '#domain/records/signed-consents/consent-text.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { EDITS } from '../../foundation/database/columns/declared-table.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { IsWholeNumber } from '../../foundation/input/field-rules.js';

/**
 * A consent text of the clinic. Its wording is in its versions, of which the newest counts; the treatments that need it
 * are rows of `consent_text_treatment`.
 */
@Entity({ tableName: 'consent_text' })
@ObjectType({ isAbstract: true })
export class ConsentText {
  @Field(() => Int, { description: 'Unchanged by edits.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether a representative signs for minors and for people who can’t consent; otherwise only the patient signs.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  @Holds('TECHNICAL')
  @Property({ type: 'boolean' })
  representativeSigns: boolean = true;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many months a consent holds, 1 to 60; null: until the text changes or it is withdrawn.',
  })
  @IsWholeNumber(VALID_MONTHS.least, VALID_MONTHS.most, 'optional')
  @Holds('TECHNICAL')
  @Property({ type: 'smallint', nullable: true })
  validMonths!: number | null;

  /** Null while it is in use. */
  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) archivedAt: Date | null = null;

  @Field(() => Int, { description: 'Counts all edits; an update sends the one it saw.' })
  @Holds('TECHNICAL', EDITS)
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
