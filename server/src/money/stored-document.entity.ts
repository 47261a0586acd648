import type { DocumentKind, FiscalDocument } from '#domain/money/payment.js';
import type { Rut } from '#domain/rut.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../foundation/database/columns/holds.decorator.js';

/** A document that the clinic or a professional issued elsewhere. Several payments may name it. */
@Entity({ tableName: 'fiscal_document' })
export class StoredDocument implements FiscalDocument {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) kind!: DocumentKind;
  /** Empty for the clinic's own. */
  @Holds('TECHNICAL') @Property({ type: 'text', default: '' }) issuerRut!: Opt<Rut>;
  @Holds('TECHNICAL') @Property({ type: 'text' }) number!: string;
}
