import {
  CHANGE_DEADLINE_HOURS,
  MAX_WHAT_TO_BRING_LENGTH,
} from '#domain/visitors/own-appointments/own-appointment.js';
import type { DocumentKind } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { AreDocumentKinds, DocumentKindEnum } from './document-kind.js';

@ObjectType('ClinicSettings', {
  description: 'The clinic’s details, and the signer of its certificates. Texts are empty until set.',
})
export class ClinicSettingsModel {
  @Field(() => String, { description: 'As shown to visitors and patients and on certificates.' })
  name!: string;
  @Field(() => String, { description: 'As entered; shown to visitors.' }) phone!: string;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { description: 'Where certificates are issued.' }) city!: string;
  @Field(() => String, {
    description: 'The signer: the first of `professionals` who does podiatry, archived ones last.',
  })
  professionalName!: string;
  @Field(() => String, { description: "The signer's profession." }) professionalTitle!: string;
  @Field(() => String, { description: "The signer's RUT, formatted." }) professionalRut!: string;
  @Field(() => String, { description: "The signer's number in the registry of their profession." })
  registryNumber!: string;
  @Field(() => String, { description: 'Where the signer works.' }) professionalAddress!: string;
  @Field(() => Boolean, { description: 'Whether visitors may choose a professional.' })
  showsProfessionals!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the booking page lists the treatments and how long they take.',
  })
  showsTreatments!: boolean;
  @Field(() => Boolean, { description: 'Whether visitors see prices.' })
  showsPrices!: boolean;
  @Field(() => String, { description: 'Things to bring to an appointment; shown to patients who have one.' })
  whatToBring!: string;
  @Field(() => Boolean, {
    description: 'Whether patients may change or cancel an appointment through its link.',
  })
  visitorsMayChange!: boolean;
  @Field(() => Int, {
    description: 'The deadline for changes by patients, in hours before the start: 0 to 168.',
  })
  changeDeadlineHours!: number;
  @Field(() => Boolean, {
    description: 'Whether visitors are asked to answer the questionnaire before they come.',
  })
  offersIntake!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the bare address, without a path, shows the booking page instead of the login.',
  })
  homeShowsBooking!: boolean;
  @Field(() => Boolean, { description: 'Whether finishing a visit charges the price of its treatment.' })
  chargesVisits!: boolean;
  @Field(() => Boolean, { description: 'Whether a pack may name other patients who use it too.' })
  sharesPacks!: boolean;
  @Field(() => [DocumentKindEnum], {
    description:
      "The documents that the clinic issues elsewhere for payments; only these are offered. With `VOUCHER`, the card terminal's voucher replaces a boleta.",
  })
  issuedDocuments!: DocumentKind[];
  @Field(() => Int, { description: 'Incremented by each edit; an update sends the one it saw.' })
  version!: number;
}

@InputType({
  description: 'All of the settings; absent or empty ones are cleared. At most 200 characters each.',
})
export class UpdateClinicSettingsInput {
  @Field(() => String, { description: 'As shown to visitors and patients and on certificates; not empty.' })
  @Text(TEXT_LIMITS.short)
  name!: string;
  @Field(() => String, { nullable: true, description: 'Shown to visitors as entered here.' })
  @Text(TEXT_LIMITS.short, 'optional')
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @Text(TEXT_LIMITS.short, 'optional')
  address?: string | null;
  @Field(() => String, { nullable: true, description: 'Where certificates are issued.' })
  @Text(TEXT_LIMITS.short, 'optional')
  city?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The signer: the first of `professionals` who does podiatry, archived ones last.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalName?: string | null;
  @Field(() => String, { nullable: true, description: "The signer's profession." })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalTitle?: string | null;
  @Field(() => String, { nullable: true, description: 'A RUT, stored and returned formatted.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalRut?: string | null;
  @Field(() => String, { nullable: true, description: 'Their number in the registry of their profession.' })
  @Text(TEXT_LIMITS.short, 'optional')
  registryNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Where the signer works.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalAddress?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  showsProfessionals?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  showsTreatments?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  showsPrices?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'At most 1,000 characters. Absent keeps what is stored, also for the two fields below.',
  })
  @Text(MAX_WHAT_TO_BRING_LENGTH, 'optional')
  whatToBring?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether patients may change or cancel an appointment through its link.',
  })
  @IsOptional()
  @IsBoolean()
  visitorsMayChange?: boolean | null;
  @Field(() => Int, { nullable: true, description: '0 to 168.' })
  @IsWholeNumber(CHANGE_DEADLINE_HOURS.least, CHANGE_DEADLINE_HOURS.most, 'optional')
  changeDeadlineHours?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  offersIntake?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  homeShowsBooking?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  chargesVisits?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Absent keeps what is stored.' })
  @IsOptional()
  @IsBoolean()
  sharesPacks?: boolean | null;
  @Field(() => [DocumentKindEnum], {
    nullable: true,
    description: 'Empty for none. Absent keeps what is stored.',
  })
  @AreDocumentKinds()
  issuedDocuments?: DocumentKind[] | null;
}

@ArgsType()
export class ClinicSettingsVersion {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}
