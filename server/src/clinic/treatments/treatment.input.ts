import {
  DEFAULT_DURATION,
  DEFAULT_SERVICE_TYPE,
  type DurationMinutes,
  type ServiceType,
} from '#domain/agenda/appointment.js';
import type { Contraindication } from '#domain/records/warnings/warning.js';
import type { Clp } from '#domain/stock/clp.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { CONTROL_WEEKS } from '#domain/visits/next-visit.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, IsOptional } from 'class-validator';
import { AreContraindications, ContraindicationEnum } from './contraindications.js';
import { IsDuration } from '../settings/duration.js';
import { IsServiceType, ServiceTypeEnum } from '../settings/service-type.js';
import { ClpScalar } from '../../foundation/graphql/scalars.js';
import { IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { IsSupplyLines } from '../../stock/supply-lines.js';

@InputType({ description: 'A supply usually used by a treatment. Duplicate supplies are added up.' })
export class KitLineInput {
  @Field(() => Int, { description: "The supply's id." }) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
}

@InputType({ description: 'All fields of a treatment; absent ones are cleared.' })
export class TreatmentInput {
  @Field(() => ServiceTypeEnum, {
    defaultValue: DEFAULT_SERVICE_TYPE,
    description: 'The service whose agenda it uses.',
  })
  @IsServiceType()
  serviceType: ServiceType = DEFAULT_SERVICE_TYPE;

  @Field(() => String, { description: 'At most 200 characters; must be unique.' })
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => Int, { defaultValue: DEFAULT_DURATION, description: '60 or 120.' })
  @IsDuration()
  durationMinutes: DurationMinutes = DEFAULT_DURATION;

  @Field(() => ClpScalar, { nullable: true, description: 'From 0. Null or absent: none.' })
  @IsWholeNumber(0, MAX_AMOUNT, 'optional')
  price?: Clp | null;

  @Field(() => Int, { nullable: true, description: 'Weeks until the patient should come back, 1 to 52.' })
  @IsWholeNumber(CONTROL_WEEKS.least, CONTROL_WEEKS.most, 'optional')
  controlWeeks?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether visitors can book it, provided that a professional offers it.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  isBookableOnline: boolean = false;

  @Field(() => [ContraindicationEnum], {
    nullable: true,
    description: 'Alerts of which a visit warns before the procedure.',
  })
  @AreContraindications()
  contraindications?: Contraindication[] | null;

  @Field(() => [KitLineInput], { nullable: true, description: 'At most 50.' })
  @IsOptional()
  @IsSupplyLines()
  @ArrayMaxSize(50, { message: FIELD_MESSAGES.tooMany })
  kit?: KitLineInput[] | null;
}

@ArgsType()
export class TreatmentIdInput {
  @Field(() => Int, { description: "The treatment's id, as listed by `treatments`." }) @IsId() id!: number;
}

@ArgsType()
export class TreatmentVersion extends TreatmentIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
