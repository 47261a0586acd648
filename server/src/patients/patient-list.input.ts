import { LONGEST_SEARCH } from '#domain/patient-search.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { Text } from '../input/field-rules.js';

/** What a list of patients can be ordered by. */
export const PATIENT_ORDERS = { NAME: 'NAME', RUT: 'RUT', PHONE: 'PHONE', EMAIL: 'EMAIL' } as const;
export type PatientOrder = keyof typeof PATIENT_ORDERS;
registerEnumType(PATIENT_ORDERS, { name: 'PatientOrder', description: 'What patients are ordered by.' });

const MOST_PER_PAGE = 100;
const PAGE_SIZE = { message: FIELD_MESSAGES.pageSize(MOST_PER_PAGE) };

@ArgsType()
export class PatientListInput {
  @Field(() => String, {
    nullable: true,
    description: 'Words that stand in name, RUT, e-mail or phone; accents and case are ignored.',
  })
  @Text(LONGEST_SEARCH, 'optional')
  search?: string | null;

  @Field(() => Int, { defaultValue: 25, description: 'How many, 1 to 100.' })
  @IsInt(PAGE_SIZE)
  @Min(1, PAGE_SIZE)
  @Max(MOST_PER_PAGE, PAGE_SIZE)
  first = 25;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  @IsOptional()
  @IsString({ message: FIELD_MESSAGES.cursor })
  after?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to skip, for jumping to a page.' })
  @IsInt(PAGE_SIZE)
  @Min(0, PAGE_SIZE)
  @Max(10_000_000, PAGE_SIZE)
  offset = 0;

  @Field(() => PATIENT_ORDERS, { defaultValue: 'NAME' })
  @IsIn(Object.keys(PATIENT_ORDERS))
  orderBy: PatientOrder = 'NAME';

  @Field(() => Boolean, { defaultValue: false })
  @IsBoolean()
  descending = false;
}
