import { LONGEST_SEARCH } from '#domain/patients/patient-search.js';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn } from 'class-validator';
import { Text } from '../input/field-rules.js';
import { OffsetPageInput } from '../input/page.input.js';

export const PATIENT_ORDERS = { NAME: 'NAME', RUT: 'RUT', PHONE: 'PHONE', EMAIL: 'EMAIL' } as const;
export type PatientOrder = keyof typeof PATIENT_ORDERS;
registerEnumType(PATIENT_ORDERS, { name: 'PatientOrder', description: 'What patients are ordered by.' });

@ArgsType()
export class PatientListInput extends OffsetPageInput(25, 100) {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find in name, RUT, e-mail or phone; accents and case are ignored.',
  })
  @Text(LONGEST_SEARCH, 'optional')
  search?: string | null;

  @Field(() => PATIENT_ORDERS, { defaultValue: 'NAME' })
  @IsIn(Object.keys(PATIENT_ORDERS))
  orderBy: PatientOrder = 'NAME';

  @Field(() => Boolean, { defaultValue: false })
  @IsBoolean()
  descending = false;
}
