import type { LocalDate } from '#domain/clinic-time.js';
import type { BasisPoints, PayBasis, PayKind } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** How a professional is paid from a day on, until the next one begins. It never changes. */
@Entity({ tableName: 'pay_regime' })
export class StoredPayRegime {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) professionalId!: number;
  @Holds('TECHNICAL') @Property({ type: 'text' }) kind!: PayKind;
  @Holds('TECHNICAL') @Property({ type: 'date' }) validFrom!: LocalDate;
  /** Null for a rent. */
  @Holds('TECHNICAL') @Property({ type: 'text', nullable: true }) basis: PayBasis | null = null;
  /** Of treatments without a percentage of their own. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) basisPoints!: BasisPoints;
  @Holds('TECHNICAL') @Property({ type: 'integer', default: 0 }) rent!: Opt<Clp>;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
