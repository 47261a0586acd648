import { CHANGE_DEADLINE_HOURS, LONGEST_WHAT_TO_BRING } from '#domain/agenda/own-appointment.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsId, IsWholeNumber, Text } from '../input/field-rules.js';

@ObjectType('ClinicSettings', {
  description: 'Who the clinic is, and who signs its certificates. Texts are empty until they are set.',
})
export class ClinicSettingsModel {
  @Field(() => String, { description: 'As visitors, patients and certificates read it.' }) name!: string;
  @Field(() => String, { description: 'As it was written; visitors read it.' }) phone!: string;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { description: 'Where certificates are given.' }) city!: string;
  @Field(() => String, {
    description: 'Of who signs: the first of `professionals` who does podiatry, archived ones last.',
  })
  professionalName!: string;
  @Field(() => String, { description: 'The profession of who signs.' }) professionalTitle!: string;
  @Field(() => String, { description: 'Of who signs, as it is usually written.' }) professionalRut!: string;
  @Field(() => String, { description: 'Of who signs, in the registry of their profession.' })
  registryNumber!: string;
  @Field(() => String, { description: 'Where who signs works.' }) professionalAddress!: string;
  @Field(() => Boolean, { description: 'Whether visitors may choose a professional.' })
  showsProfessionals!: boolean;
  @Field(() => Boolean, {
    description: 'Whether the booking page lists what the clinic does, with its length.',
  })
  showsTreatments!: boolean;
  @Field(() => Boolean, { description: 'Whether visitors see prices.' })
  showsPrices!: boolean;
  @Field(() => String, { description: 'What patients bring to an appointment; shown to whoever has one.' })
  whatToBring!: string;
  @Field(() => Boolean, {
    description: 'Whether whoever has an appointment may change or cancel it by their link.',
  })
  visitorsMayChange!: boolean;
  @Field(() => Int, { description: 'How many hours before its start that ends: 0 to 168.' })
  changeDeadlineHours!: number;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@InputType({
  description: 'All of the settings; what is absent or empty is cleared. At most 200 characters each.',
})
export class UpdateClinicSettingsInput {
  @Field(() => String, { description: 'As visitors, patients and certificates read it; not empty.' })
  @Text(TEXT_LIMITS.short)
  name!: string;
  @Field(() => String, { nullable: true, description: 'Visitors read it, as it is written here.' })
  @Text(TEXT_LIMITS.short, 'optional')
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' })
  @Text(TEXT_LIMITS.short, 'optional')
  address?: string | null;
  @Field(() => String, { nullable: true, description: 'Where certificates are given.' })
  @Text(TEXT_LIMITS.short, 'optional')
  city?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of who signs: the first of `professionals` who does podiatry, archived ones last.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalName?: string | null;
  @Field(() => String, { nullable: true, description: 'The profession of who signs.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalTitle?: string | null;
  @Field(() => String, { nullable: true, description: 'A RUT, kept as it is usually written.' })
  @Text(TEXT_LIMITS.short, 'optional')
  professionalRut?: string | null;
  @Field(() => String, { nullable: true, description: 'Of who signs, in the registry of their profession.' })
  @Text(TEXT_LIMITS.short, 'optional')
  registryNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Where who signs works.' })
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
    description: 'At most 1,000 characters. Absent keeps what is stored, as for the two below.',
  })
  @Text(LONGEST_WHAT_TO_BRING, 'optional')
  whatToBring?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether whoever has an appointment may change or cancel it by their link.',
  })
  @IsOptional()
  @IsBoolean()
  visitorsMayChange?: boolean | null;
  @Field(() => Int, { nullable: true, description: '0 to 168.' })
  @IsWholeNumber(CHANGE_DEADLINE_HOURS.least, CHANGE_DEADLINE_HOURS.most, 'optional')
  changeDeadlineHours?: number | null;
}

@ArgsType()
export class ClinicSettingsVersion {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
