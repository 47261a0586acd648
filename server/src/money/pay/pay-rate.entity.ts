import type { BasisPoints } from '#domain/money/pay.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The percentage of one treatment in a regime. */
@Entity({ tableName: 'pay_rate' })
export class StoredPayRate {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) regimeId!: number;
  /** Null once the treatment is deleted. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) treatmentId: number | null = null;
  /** Its name then. */
  @Holds('TECHNICAL') @Property({ type: 'text' }) treatment!: string;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) basisPoints!: BasisPoints;
}
