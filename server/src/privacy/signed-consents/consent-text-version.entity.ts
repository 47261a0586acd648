import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A version of a consent text, from 1 on. It never changes. */
@Entity({ tableName: 'consent_text_version' })
export class ConsentTextVersion {
  [PrimaryKeyProp]?: ['consentTextId', 'version'];
  @PrimaryKey({ type: 'integer' }) consentTextId!: number;
  @PrimaryKey({ type: 'integer' }) version!: number;
  @Property({ type: 'text' }) title!: string;
  /** With its placeholders. */
  @Property({ type: 'text' }) body!: string;
  @Property({ type: 'timestamptz' }) writtenAt!: Date;
  @Property({ type: 'integer' }) writtenBy!: number;
}
