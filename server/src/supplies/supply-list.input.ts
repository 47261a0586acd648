import { LONGEST_SEARCH } from '#domain/patients/patient-search.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn } from 'class-validator';
import { Text } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';

const SUPPLY_ORDERS = { NAME: 'NAME', STOCK: 'STOCK', SHORTFALL: 'SHORTFALL' } as const;
export type SupplyOrder = keyof typeof SUPPLY_ORDERS;
registerEnumType(SUPPLY_ORDERS, {
  name: 'SupplyOrder',
  description: 'What supplies are ordered by.',
  valuesMap: {
    NAME: { description: 'By the name, in Spanish order.' },
    STOCK: { description: 'By what there is of it.' },
    SHORTFALL: { description: 'By what is missing to the critical stock.' },
  },
});

@ArgsType()
export class SupplyListInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at their critical stock or below.' })
  @IsBoolean()
  criticalOnly = false;
}

@ArgsType()
export class SupplyPageInput extends PageInput(50, 200) {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at their critical stock or below.' })
  @IsBoolean()
  criticalOnly = false;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name or the description; accents and case are ignored.',
  })
  @Text(LONGEST_SEARCH, 'optional')
  search?: string | null;

  @Field(() => SUPPLY_ORDERS, {
    defaultValue: 'NAME',
    description: 'Those that are equal in it stand by name.',
  })
  @IsIn(Object.keys(SUPPLY_ORDERS), { message: FIELD_MESSAGES.oneOfList })
  orderBy: SupplyOrder = 'NAME';

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the order is turned round, the last one first.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  descending = false;
}
