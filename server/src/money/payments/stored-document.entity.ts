import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import type { DocumentKind, FiscalDocument } from '#domain/money/payment.js';
import type { Rut } from '#domain/rut.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '@nestjs/graphql';
import { DocumentKindEnum, IsDocumentKind } from '../../clinic/settings/document-kind.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { rule } from '../../foundation/input/field-rules.js';

const IsDocumentNumber = rule(
  'documentNumber',
  (value) => typeof value === 'string' && /^[1-9]\d{0,19}$/.test(value),
  MONEY_MESSAGES.documentNumber,
  { facts: { type: 'string', pattern: '^[1-9][0-9]{0,19}$' } },
);

/** A document that the clinic or a professional issued elsewhere. Several payments may name it. */
@Entity({ tableName: 'fiscal_document' })
@ObjectType({ isAbstract: true })
export class StoredDocument implements FiscalDocument {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;

  @Field(() => DocumentKindEnum, { description: 'Its kind.' })
  @IsDocumentKind()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  kind!: DocumentKind;

  @Field(() => String, { description: 'Empty for the clinic itself.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  issuerRut!: Opt<Rut>;

  @Field(() => String, { description: 'Its number: 1 to 20 digits, the first not 0.' })
  @IsDocumentNumber()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  number!: string;
}
