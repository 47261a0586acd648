import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../../foundation/graphql/scalars.js';

@ObjectType('AppointmentToKeep', { description: 'All that a browser may store of an appointment.' })
class OfflineAppointmentModel {
  @Field(() => LocalTimeScalar, { description: 'When it starts.' }) time!: LocalTime;
  @Field(() => Int, { description: '60 or 120.' }) durationMinutes!: number;
  @Field(() => String, {
    description: "The patient's name; if another person comes, that name with the patient's in parentheses.",
  })
  name!: string;
  @Field(() => String, { description: "The appointment's treatment." }) treatment!: string;
}

@ObjectType('AgendaToKeep', {
  description: 'A day that a browser may store, to be read while the server is unreachable.',
})
export class OfflineAgendaModel {
  @Field(() => LocalDateScalar, { description: "Today, in the clinic's time." }) date!: LocalDate;
  @Field(() => String, { description: "The clinic's time zone." }) timeZone!: string;
  @Field(() => [OfflineAppointmentModel], { description: 'By time.' })
  appointments!: OfflineAppointmentModel[];
}
