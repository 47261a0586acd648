import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsDays, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';

@InputType({ description: 'Days on which the clinic is closed, both ends included.' })
export class ClosureInput {
  @Field(() => ServiceTypeEnum, { nullable: true, description: 'Null closes both agendas.' })
  @IsServiceType('optional')
  serviceType?: ServiceType | null;

  @Field(() => LocalDateScalar, { description: 'The first day.' }) @IsDay() from!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The last day, included; not before the first.' })
  @IsDay()
  to!: LocalDate;

  @Field(() => String, { description: 'Shown to visitors: "Vacaciones", "Feriado".' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class ClosureRangeInput {
  @Field(() => LocalDateScalar, { nullable: true, description: 'Included; today if absent.' })
  @IsDay('optional')
  from?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Included; open-ended if absent.' })
  @IsDay('optional')
  to?: LocalDate | null;
}

@ArgsType()
export class ClosureIdInput {
  @Field(() => Int, { description: "The closure's id, from `closures`." }) @IsId() id!: number;
}

@ArgsType()
export class HolidayYearInput {
  @Field(() => Int, { description: '2020 to 2100.' }) @IsWholeNumber(2020, 2100) year!: number;
}

@ArgsType()
export class ImportHolidaysInput extends HolidayYearInput {
  @Field(() => [LocalDateScalar], { description: 'Which of the year’s holidays to close on.' })
  @IsDays()
  @ArrayNotEmpty()
  @ArrayMaxSize(60)
  dates!: LocalDate[];
}
