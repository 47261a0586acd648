import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The price of one treatment in an agreement, or the percentage off all others. Of several, the newest counts. */
@Entity({ tableName: 'agreement_term' })
export class AgreementTerm {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) agreementId!: number;
  /** Null for the percentage. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) treatmentId: number | null = null;
  /** In pesos, or in percent without a treatment; null once the agreement no longer has it. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) value: number | null = null;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  /** Null for the system. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) staffUserId: number | null = null;
}
