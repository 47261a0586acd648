import type { LocalDate } from '#domain/clinic-time.js';
import type { BasisPoints, PayBasis, PayKind } from '#domain/money/pay.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId } from '../../foundation/input/field-rules.js';
import { IsPayBasis, IsPayKind, PayBasisEnum, PayKindEnum } from './pay-enums.js';

/** How a professional is paid from a day on, until the next one begins. It never changes. */
@Entity({ tableName: 'pay_regime' })
@ObjectType({ isAbstract: true })
export class StoredPayRegime {
  @Field(() => Int, { description: 'Ascending.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: 'The professional.' })
  @IsId()
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  professionalId!: number;

  @Field(() => PayKindEnum, { description: 'Salary with commission, fees, or rent of a box.' })
  @IsPayKind()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  kind!: PayKind;

  @Field(() => LocalDateScalar, {
    description: 'Its first day: the day of the work decides. A new one begins after the last settled month.',
  })
  @IsDay()
  @Holds('TECHNICAL')
  @Property({ type: 'date' })
  validFrom!: LocalDate;

  @Field(() => PayBasisEnum, { nullable: true, description: 'Null for a rent, required otherwise.' })
  @IsPayBasis('optional')
  @Holds('TECHNICAL')
  @Property({ type: 'text', nullable: true })
  basis!: PayBasis | null;

  /** The percentage of treatments without one of their own. */
  @Holds('TECHNICAL') @Property({ type: 'integer' }) basisPoints!: BasisPoints;

  @Field(() => Int, { description: 'A month, in pesos; 0 unless it is a rent.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', default: 0 })
  rent!: Opt<Clp>;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;
}
