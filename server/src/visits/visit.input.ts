import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  type ServiceType,
} from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { IsDuration } from '../clinic/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../clinic/service-type.js';
import { LocalDateScalar } from '../graphql/scalars.js';
import { isBlank, IsDay, IsId, IsPastDay, rule, Text } from '../input/field-rules.js';
import { IsSupplyLines } from '../supplies/supply-lines.js';

@InputType({ description: 'A supply that the visit used. The same one twice is summed.' })
export class VisitSupplyInput {
  @Field(() => Int, { description: 'Whose stock goes down.' }) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
}

@InputType({ description: 'The clinical record of a visit. Each text has at most 20,000 characters.' })
export class FinishVisitInput {
  @Field(() => LocalDateScalar, { description: 'Not in the future.' }) @IsDay() @IsPastDay() date!: LocalDate;
  @Field(() => String, { description: 'How the patient came and what was attended to; not empty.' })
  @Text(TEXT_LIMITS.long)
  careDescription!: string;
  @Field(() => String, { description: 'What was done; not empty.' })
  @Text(TEXT_LIMITS.long)
  procedure!: string;
  @Field(() => String, { description: 'What the patient is told to do afterwards; not empty.' })
  @Text(TEXT_LIMITS.long)
  instructions!: string;
  @Field(() => Int, { nullable: true, description: "Who attended. Null: the appointment's professional." })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => [VisitSupplyInput], {
    nullable: true,
    description: 'They leave the stock with the visit. Null or absent: none.',
  })
  @IsSupplyLines()
  usedSupplies?: VisitSupplyInput[] | null;
}

/** For a patient who is not registered yet. */
const neededWithoutPatient = (field: string): PropertyDecorator =>
  rule(
    'neededWithoutPatient',
    (value, input) => !isBlank(value) || !isBlank((input as WalkInInput).patientId),
    FIELD_MESSAGES.required(field),
  )();

@InputType({ description: 'Somebody who came without an appointment: a patient, or a name and a phone.' })
export class WalkInInput {
  @Field(() => Int, { nullable: true, description: 'Null: a new patient.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => String, { nullable: true, description: "A new patient's, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('name')
  name?: string | null;
  @Field(() => String, { nullable: true, description: "A new patient's, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('phone')
  phone?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the new patient is another person than those who have the phone already.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  sharesPhone: boolean = false;
  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'On which agenda it goes.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Field(() => Int, {
    nullable: true,
    description: 'Null: the user, if they are a professional who does it, else whoever is there.',
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => Int, { defaultValue: DEFAULT_DURATION, description: '60 or 120.' })
  @IsDuration()
  durationMinutes: DurationMinutes = DEFAULT_DURATION;
  @Field(() => String, { description: 'Any text of at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  treatment!: string;
}

@ArgsType()
export class VisitIdInput {
  @Field(() => Int, { description: 'Of the visit: it is neither cancelled nor has a clinical record yet.' })
  @IsId()
  appointmentId!: number;
}

@ArgsType()
export class PatientOfVisitsInput {
  @Field(() => Int, { description: 'Whose missed appointments are counted; 0 for an unknown one.' })
  @IsId()
  patientId!: number;
}
