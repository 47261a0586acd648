import { LONGEST_SEARCH } from '#domain/patients/patient-search.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn } from 'class-validator';
import { Text } from '../input/field-rules.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { IsInstant } from '../input/changed-since.js';
import { OffsetPageInput, PageInput } from '../input/page.input.js';

export const PATIENT_ORDERS = { NAME: 'NAME', RUT: 'RUT', PHONE: 'PHONE', EMAIL: 'EMAIL' } as const;
export type PatientOrder = keyof typeof PATIENT_ORDERS;
registerEnumType(PATIENT_ORDERS, {
  name: 'PatientOrder',
  description: 'What patients are ordered by.',
  valuesMap: {
    NAME: { description: 'By the name, as it is written.' },
    RUT: { description: 'By the number of the RUT.' },
    PHONE: { description: 'By the phone as text, as it was written.' },
    EMAIL: { description: 'By the e-mail address.' },
  },
});

@ArgsType()
export class PatientListInput extends OffsetPageInput(25, 100) {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find in name, RUT, e-mail or phone; accents and case are ignored.',
  })
  @Text(LONGEST_SEARCH, 'optional')
  search?: string | null;

  @Field(() => PATIENT_ORDERS, {
    defaultValue: 'NAME',
    description: 'Those who are equal in it stand by id.',
  })
  @IsIn(Object.keys(PATIENT_ORDERS), { message: FIELD_MESSAGES.oneOfList })
  orderBy: PatientOrder = 'NAME';

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the order is turned round, the last one first.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  descending = false;
}

@ArgsType()
export class ChangedPatientsInput extends PageInput(50, 200) {
  @Field(() => DateTimeScalar, { description: 'Included.' })
  @IsInstant()
  changedSince!: string;
}
