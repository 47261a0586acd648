import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { NailShape, NailTechnique } from '#domain/agenda/manicure.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import {
  IsNailShape,
  IsNailTechnique,
  NailShapeEnum,
  NailTechniqueEnum,
} from '../agenda/appointments/nail-enums.js';
import { IsDuration } from '../clinic/settings/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../access/rights/service-type.js';
import { LocalDateScalar } from '../foundation/graphql/scalars.js';
import { IsDay, IsId, IsPastDay, Text } from '../foundation/input/field-rules.js';
import { neededWithoutPatient } from '../patients/needed-without-patient.js';
import type { WarningKind } from '#domain/records/warnings/warning.js';
import { AreWarnings, WarningKindEnum } from '../records/clinical-records/warnings/warning.enums.js';
import { FootExamModel, IsFootExam } from '../records/clinical-records/foot/foot-exam.model.js';
import { IsSupplyLines } from '../stock/supply-lines.js';

@InputType({ description: 'A supply used by the visit. Duplicate supplies are added up.' })
export class VisitSupplyInput {
  @Field(() => Int, { description: "The supply's id." }) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it is used although it is expired on the day of the visit, at most 200 characters. The stock movement keeps it.',
  })
  expiredReason?: string | null;
}

@InputType({ description: 'The clinical record of a visit. Each text has at most 20,000 characters.' })
export class FinishVisitInput {
  @Field(() => LocalDateScalar, { description: 'Not in the future.' }) @IsDay() @IsPastDay() date!: LocalDate;
  @Field(() => String, {
    description: "The patient's condition on arrival and what was attended to; not empty.",
  })
  @Text(TEXT_LIMITS.long)
  careDescription!: string;
  @Field(() => String, { description: 'The procedure performed; not empty.' })
  @Text(TEXT_LIMITS.long)
  procedure!: string;
  @Field(() => String, { description: 'Instructions for the patient; not empty.' })
  @Text(TEXT_LIMITS.long)
  instructions!: string;
  @Field(() => Int, {
    nullable: true,
    description: "The professional. Null: the appointment's professional.",
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => [VisitSupplyInput], {
    nullable: true,
    description: 'Deducted from the stock along with the visit. Null or absent: none.',
  })
  @IsSupplyLines()
  usedSupplies?: VisitSupplyInput[] | null;
  @Field(() => FootExamModel, { nullable: true, description: 'Null: the feet were not examined.' })
  @IsFootExam()
  footExam?: FootExamModel | null;
  @Field(() => [WarningKindEnum], {
    nullable: true,
    description: 'The warnings that the user dismissed before the procedure.',
  })
  @AreWarnings()
  dismissedWarnings?: WarningKind[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'Products that irritated the skin or nails, at most 200 characters. Null or empty: none.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  irritatingProducts?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Of a manicure: such as a brand and a number, at most 200 characters. Absent: as it was; null or empty clears it.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  nailColor?: string | null;
  @Field(() => NailShapeEnum, {
    nullable: true,
    description: 'Of a manicure. Absent: as it was; null clears it.',
  })
  @IsNailShape('optional')
  nailShape?: NailShape | null;
  @Field(() => NailTechniqueEnum, {
    nullable: true,
    description: 'Of a manicure. Absent: as it was; null clears it.',
  })
  @IsNailTechnique('optional')
  nailTechnique?: NailTechnique | null;
}

@InputType({ description: 'A patient without an appointment: an existing one, or a name and a phone.' })
export class WalkInInput {
  @Field(() => Int, { nullable: true, description: 'Null: a new patient.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => String, { nullable: true, description: "The new patient's name, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('name')
  name?: string | null;
  @Field(() => String, { nullable: true, description: "The new patient's phone, at most 200 characters." })
  @Text(TEXT_LIMITS.short, 'optional')
  @neededWithoutPatient('phone')
  phone?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the new patient is a different person from the patients who already have the phone.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  sharesPhone: boolean = false;
  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'The service whose agenda it goes in.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;
  @Field(() => Int, {
    nullable: true,
    description: 'Null: the user, if they are a professional who offers it, otherwise any available one.',
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
  @Field(() => Int, {
    description: "The visit's appointment id; it must be neither cancelled nor have a clinical record yet.",
  })
  @IsId()
  appointmentId!: number;
}

@ArgsType()
export class PatientOfVisitsInput {
  @Field(() => Int, {
    description: 'The patient whose missed appointments are counted; 0 for an unknown one.',
  })
  @IsId()
  patientId!: number;
}
