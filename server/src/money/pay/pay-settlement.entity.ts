import type { LocalDate } from '#domain/clinic-time.js';
import type { BasisPoints } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** A month that was settled with a professional. It never changes, and is the sum of its lines. */
@Entity({ tableName: 'pay_settlement' })
export class StoredSettlement {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) professionalId!: number;
  /** The professional's name at that time. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) professionalName!: string;
  /** Its first day. */
  @Holds('TECHNICAL') @Property({ type: 'date' }) month!: LocalDate;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) base!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) gross!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) retentionBasisPoints!: BasisPoints;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) retention!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) rent!: Clp;
  @Holds('TECHNICAL') @Property({ type: new BigIntType('number') }) net!: Clp;
  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) settledAt!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) settledBy!: number;
}
