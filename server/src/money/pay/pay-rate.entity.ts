import type { BasisPoints } from '#domain/money/pay.js';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';

/** The percentage of one treatment in a regime. */
@Entity({ tableName: 'pay_rate' })
@ObjectType({ isAbstract: true })
export class StoredPayRate {
  @Holds('TECHNICAL') @PrimaryKey({ type: 'integer', generated: 'by default as identity' }) id!: number;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) regimeId!: number;

  @Field(() => Int, { nullable: true, description: 'Null once the treatment is deleted.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  treatmentId: number | null = null;

  /** The treatment's name at that time. */
  @Field(() => String, { description: 'The name of the treatment.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  treatment!: string;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) basisPoints!: BasisPoints;
}
