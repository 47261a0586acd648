import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../clinic/service-type.js';
import { LocalDateScalar, LocalTimeScalar } from '../../graphql/scalars.js';

@ObjectType('DayAvailability', { description: 'How many starts of a day are free.' })
export class DayAvailabilityModel {
  @Field(() => LocalDateScalar) date!: LocalDate;
  @Field(() => Int) freeCount!: number;
  @Field(() => Boolean, {
    description: 'Whether nobody attends that day; without free hours it is closed, not full.',
  })
  isClosed!: boolean;
}

@ObjectType('FreeHour')
export class FreeHourModel {
  @Field(() => LocalDateScalar) date!: LocalDate;
  @Field(() => LocalTimeScalar) time!: LocalTime;
}

@ObjectType('FreeProfessional', { description: 'Somebody who could take over an appointment.' })
class FreeProfessionalModel {
  @Field(() => Int) professionalId!: number;
  @Field(() => Int, { description: 'How many appointments they have that day.' }) appointments!: number;
}

@ObjectType('FreeProfessionals', { description: 'Who could take over an appointment.' })
export class FreeProfessionalsModel {
  @Field(() => Int) appointmentId!: number;
  @Field(() => [FreeProfessionalModel], {
    description: 'Who has fewest appointments that day comes first, then the order of the clinic.',
  })
  free!: FreeProfessionalModel[];
}

@ObjectType('Availability', {
  description: 'Which hours of a day can be had. It says hours and nothing else.',
})
export class AvailabilityModel {
  @Field(() => LocalDateScalar) date!: LocalDate;
  @Field(() => ServiceTypeEnum) serviceType!: ServiceType;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => [LocalTimeScalar], { description: 'Ascending; empty on a closed or past day.' })
  freeStarts!: LocalTime[];
  @Field(() => [LocalTimeScalar], { description: "The agenda's starts at which an appointment runs." })
  takenStarts!: LocalTime[];
}
