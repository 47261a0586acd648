import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';

/** A pack that a patient bought, as it was sold. It changes only when it is cancelled; unused sessions are not stored. */
@Entity({ tableName: 'pack' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@ObjectType({ isAbstract: true })
export class SoldPack {
  @Field(() => Int, { description: 'Ascending in the order in which packs were sold.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  /** With the patient, the time and the user of the sale. */
  @Field(() => Int, { description: 'The charge of its price.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  chargeId!: number;

  @Field(() => String, { description: 'The name of the sold offer.' })
  @Holds('PERSONAL')
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'How many visits it covers in all.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  sessions!: number;

  @Field(() => Int, { description: 'Of all sessions together, in pesos.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer' })
  price!: Clp;

  /** The names of the treatments when it was sold. */
  @Holds('PERSONAL') @Property({ type: 'array', columnType: 'text[]' }) treatments!: string[];
  /** In the order of the names. They may be deleted meanwhile. */
  @Holds('TECHNICAL')
  @Property({ type: 'array', columnType: 'integer[]' })
  treatmentIds!: number[];

  @Field(() => LocalDateScalar, { description: 'The day of its sale.' })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  soldOn!: LocalDate;

  @Field(() => LocalDateScalar, { description: 'The last day on which a visit can use it.' })
  @Holds('PERSONAL')
  @Property({ type: 'date' })
  expiresOn!: LocalDate;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz', nullable: true }) cancelledAt: Date | null = null;
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) cancelledBy: number | null = null;

  @Field(() => String, { description: 'Why it was cancelled, or empty.' })
  @Holds('PERSONAL')
  @Property({ type: 'text', default: '' })
  cancelReason!: Opt<string>;

  /** The price of a cancelled pack's used sessions. */
  @Holds('TECHNICAL') @Property({ type: 'integer', nullable: true }) keptChargeId: number | null = null;

  @Field(() => Int, { description: 'The refund at its cancellation, as money or credit; in pesos.' })
  @Holds('PERSONAL')
  @Property({ type: 'integer', default: 0 })
  refund!: Opt<Clp>;
}
