import type { ServiceType } from '#domain/appointment.js';
import type { Clp } from '#domain/supplies/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { BookableProfessionalModel } from '../clinic/professionals/professional.model.js';
import { ServiceTypeEnum } from '../clinic/service-type.js';
import { ClpScalar } from '../graphql/scalars.js';

@ObjectType('KitLine', { description: 'A supply that a treatment usually uses.' })
class KitLineModel {
  @Field(() => Int, { description: 'Of a supply of the stock.' }) supplyId!: number;
  @Field(() => String, { description: 'The name that the supply has now.' }) supplyName!: string;
  @Field(() => Int, { description: 'How many of its units; whole, from 1.' }) quantity!: number;
}

@ObjectType('Treatment', { description: 'What the clinic does, as its forms offer it.' })
export class TreatmentModel {
  @Field(() => Int, { description: 'Stays the same when it is renamed; appointments keep the name instead.' })
  id!: number;
  @Field(() => ServiceTypeEnum, { description: 'On which agenda it is done.' }) serviceType!: ServiceType;
  @Field(() => String, { description: 'No other treatment has it.' }) name!: string;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => ClpScalar, { nullable: true, description: 'Null where none is set.' }) price!: Clp | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Weeks until the patient should come back; null where no control is due.',
  })
  controlWeeks!: number | null;
  @Field(() => Boolean, { description: 'Whether visitors can book it, as far as a professional does it.' })
  isBookableOnline!: boolean;
  @Field(() => [KitLineModel], { description: 'By name.' }) kit!: KitLineModel[];
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('BookableTreatment', { description: 'What a visitor can book.' })
export class BookableTreatmentModel {
  @Field(() => String, { description: 'What `bookAppointment` and `availability` take as `treatment`.' })
  name!: string;
  @Field(() => ServiceTypeEnum, { description: 'On which agenda it is booked.' }) serviceType!: ServiceType;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => ClpScalar, { nullable: true, description: 'Null where none is set or the clinic shows none.' })
  price!: Clp | null;
  @Field(() => [BookableProfessionalModel], {
    description: 'Whom the visitor may choose; empty where the clinic offers no choice.',
  })
  professionals!: BookableProfessionalModel[];
}
