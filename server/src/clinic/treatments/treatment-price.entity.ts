import type { Clp } from '#domain/stock/clp.js';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { StaffUser } from '../../access/accounts/staff-user.entity.js';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { ClpScalar, DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Treatment } from './treatment.entity.js';

/** A change of a treatment's price. Never changed once it is written. */
@Entity({ tableName: 'treatment_price' })
@ObjectType({ isAbstract: true })
export class TreatmentPrice {
  @Field(() => Int, { description: 'Grows with each change.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;
  @Holds('TECHNICAL')
  @ManyToOne(() => Treatment, {
    mapToPk: true,
    fieldName: 'treatment_id',
    foreignKeyName: 'treatment_price_treatment_id_fkey',
    deleteRule: 'cascade',
    index: false,
  })
  treatmentId!: number;
  @Field(() => DateTimeScalar, { description: 'When it was changed.' })
  @Holds('TECHNICAL')
  @Property({ type: 'datetime' })
  at!: Date;
  @Field(() => ClpScalar, { nullable: true, description: 'Null if none was set.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  formerPrice: Clp | null = null;
  @Field(() => ClpScalar, { nullable: true, description: 'Null if the price was removed.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  price: Clp | null = null;
  /** Null for the system. */
  @Holds('TECHNICAL')
  @ManyToOne(() => StaffUser, {
    mapToPk: true,
    fieldName: 'staff_user_id',
    foreignKeyName: 'treatment_price_staff_user_id_fkey',
    deleteRule: 'no action',
    nullable: true,
    index: false,
  })
  staffUserId: number | null = null;
}
