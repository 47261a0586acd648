import { CONSENT_TEXT_LIMITS } from '#domain/records/signed-consents/consent-text.js';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { Text } from '../../foundation/input/field-rules.js';
import { HasKnownPlaceholders } from './known-placeholders.js';

/** A version of a consent text. It never changes. */
@Entity({ tableName: 'consent_text_version' })
@ObjectType({ isAbstract: true })
export class ConsentTextVersion {
  [PrimaryKeyProp]?: ['consentTextId', 'version'];
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer' }) consentTextId!: number;

  @Field(() => Int, { description: 'From 1.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Field(() => String, { description: 'Shown above the text; at most 200 characters, without placeholders.' })
  @Text(CONSENT_TEXT_LIMITS.title)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, {
    description:
      'At most 20,000 characters. `{paciente}`, `{rut}`, `{tratamiento}`, `{profesional}`, `{clinica}` and `{fecha}` are filled in when it is shown; other braces are refused.',
  })
  @Text(CONSENT_TEXT_LIMITS.body)
  @HasKnownPlaceholders()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  body!: string;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) writtenAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) writtenBy!: number;
}
