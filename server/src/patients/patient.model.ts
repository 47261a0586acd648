import type { LocalDate } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, RutScalar } from '../graphql/scalars.js';

@ObjectType('Patient', { description: 'Somebody whom the clinic attends.' })
export class PatientModel {
  @Field(() => Int) id!: number;
  @Field(() => RutScalar) rut!: string;
  @Field(() => Boolean, {
    description: 'Whether the RUT was given by the system, until staff write the real one.',
  })
  provisionalRut!: boolean;
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'As it was written.' }) phone!: string;
  @Field(() => String) email!: string;
  @Field(() => LocalDateScalar, { nullable: true }) birthDate!: LocalDate | null;
}
