import type { ServiceType } from '#domain/agenda/appointment.js';
import type { TaxTreatment } from '#domain/money/charge.js';
import type { Contraindication } from '#domain/records/warnings/warning.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { BookableProfessionalModel } from '../professionals/professional.model.js';
import { ContraindicationEnum } from './contraindications.js';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { TaxTreatmentEnum } from '../settings/tax-treatment.js';
import { ClpScalar, DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { TREATMENT } from './treatment.entity.js';

@ObjectType('KitLine', { description: 'A supply usually used by a treatment.' })
class KitLineModel {
  @Field(() => Int, { description: "The supply's id." }) supplyId!: number;
  @Field(() => String, { description: "The supply's current name." }) supplyName!: string;
  @Field(() => Int, { description: 'The number of units; whole, from 1.' }) quantity!: number;
}

@ObjectType('Treatment', { description: 'A treatment of the clinic, as offered in its forms.' })
export class TreatmentModel extends TREATMENT.model() {
  @Field(() => Int, { description: 'Unchanged when it is renamed; appointments store the name instead.' })
  id!: number;
  @Field(() => [ContraindicationEnum], {
    description: 'Alerts of which a visit warns before the procedure.',
  })
  contraindications!: Contraindication[];
  @Field(() => TaxTreatmentEnum, { description: 'Whether value added tax applies to its charges.' })
  tax!: TaxTreatment;
  @Field(() => [KitLineModel], { description: 'By name.' }) kit!: KitLineModel[];
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('TreatmentPriceChange', {
  description: "A change of a treatment's price, which is never rewritten.",
})
export class TreatmentPriceChangeModel {
  @Field(() => Int, { description: 'Grows with each change.' }) id!: number;
  @Field(() => DateTimeScalar, { description: 'When it was changed.' }) at!: string;
  @Field(() => ClpScalar, { nullable: true, description: 'Null if none was set.' }) formerPrice!: Clp | null;
  @Field(() => ClpScalar, { nullable: true, description: 'Null if the price was removed.' })
  price!: Clp | null;
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
