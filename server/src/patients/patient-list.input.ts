import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn } from 'class-validator';
import { Text } from '../foundation/input/field-rules.js';
import { DateTimeScalar } from '../foundation/graphql/scalars.js';
import { IsInstant } from '../foundation/input/changed-since.js';
import { OffsetPageInput, PageInput } from '../foundation/input/page.input.js';

export const PATIENT_ORDERS = { NAME: 'NAME', RUT: 'RUT', PHONE: 'PHONE', EMAIL: 'EMAIL' } as const;
export type PatientOrder = keyof typeof PATIENT_ORDERS;
registerEnumType(PATIENT_ORDERS, {
  name: 'PatientOrder',
  description: 'How patients are ordered.',
  valuesMap: {
    NAME: { description: 'By name.' },
    RUT: { description: 'By the number of the RUT.' },
    PHONE: { description: 'By phone, compared as text.' },
    EMAIL: { description: 'By the e-mail address.' },
  },
});

@ArgsType()
export class PatientListInput extends OffsetPageInput(25, 100) {
  @Field(() => String, {
    nullable: true,
    description: 'Words to find in name, RUT, e-mail or phone; accents and case are ignored.',
  })
  @Text(MAX_SEARCH_LENGTH, 'optional')
  search?: string | null;

  @Field(() => PATIENT_ORDERS, {
    defaultValue: 'NAME',
    description: 'Ties are ordered by id.',
  })
  @IsIn(Object.keys(PATIENT_ORDERS), { message: FIELD_MESSAGES.oneOfList })
  orderBy: PatientOrder = 'NAME';

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the order is reversed.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  descending = false;
}

@ArgsType()
export class ChangedPatientsInput extends PageInput(50, 200) {
  @Field(() => DateTimeScalar, { description: 'Inclusive.' })
  @IsInstant()
  changedSince!: string;
}
