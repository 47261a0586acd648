import type { ServiceType } from '#domain/agenda/appointment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, IntersectionType, ObjectType } from '@nestjs/graphql';
import { BookableProfessionalModel } from '../professionals/professional.model.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { ClpScalar } from '../../foundation/graphql/scalars.js';
import { Treatment, TREATMENT } from './treatment.entity.js';
import { TreatmentPrice } from './treatment-price.entity.js';

@ObjectType('KitLine', { description: 'A supply usually used by a treatment.' })
class KitLineModel {
  @Field(() => Int, { description: "The supply's id." }) supplyId!: number;
  @Field(() => String, { description: "The supply's current name." }) supplyName!: string;
  @Field(() => Int, { description: 'The number of units; whole, from 1.' }) quantity!: number;
}

@ObjectType('Treatment', { description: 'A treatment of the clinic, as offered in its forms.' })
export class TreatmentModel extends IntersectionType(
  TREATMENT.model(),
  ShownFields(Treatment, 'id', 'contraindications', 'tax', 'version'),
) {
  @Field(() => [KitLineModel], { description: 'By name.' }) kit!: KitLineModel[];
}

@ObjectType('TreatmentPriceChange', {
  description: "A change of a treatment's price, which is never rewritten.",
})
export class TreatmentPriceChangeModel extends ShownFields(
  TreatmentPrice,
  'id',
  'at',
  'formerPrice',
  'price',
) {
  @Field(() => String, {
    nullable: true,
    description: 'The user or program who changed it; null for the system.',
  })
  changedByName!: string | null;
}

@ObjectType('BookableTreatment', { description: 'A treatment that visitors can book.' })
export class BookableTreatmentModel {
  @Field(() => String, { description: 'The `treatment` argument of `bookAppointment` and `availability`.' })
  name!: string;
  @Field(() => ServiceTypeEnum, { description: 'The service whose agenda it is booked in.' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => ClpScalar, {
    nullable: true,
    description: 'Null if none is set or the clinic does not show prices.',
  })
  price!: Clp | null;
  @Field(() => ClpScalar, {
    nullable: true,
    description: 'The deposit to transfer; null for none.',
  })
  deposit!: Clp | null;
  @Field(() => [BookableProfessionalModel], {
    description: 'The professionals that the visitor may choose from; empty if the clinic offers no choice.',
  })
  professionals!: BookableProfessionalModel[];
}
