import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsIn } from 'class-validator';
import { Text } from '../foundation/input/field-rules.js';
import { PageInput } from '../foundation/input/page.input.js';

const SUPPLY_ORDERS = { NAME: 'NAME', STOCK: 'STOCK', SHORTFALL: 'SHORTFALL' } as const;
export type SupplyOrder = keyof typeof SUPPLY_ORDERS;
registerEnumType(SUPPLY_ORDERS, {
  name: 'SupplyOrder',
  description: 'How supplies are ordered.',
  valuesMap: {
    NAME: { description: 'By the name, in Spanish order.' },
    STOCK: { description: 'By stock.' },
    SHORTFALL: { description: 'By how far the stock is below the critical level.' },
  },
});

@ArgsType()
export class SupplyListInput {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at or below their critical stock.' })
  @IsBoolean()
  criticalOnly = false;
}

@ArgsType()
export class SupplyPageInput extends PageInput(50, 200) {
  @Field(() => Boolean, { defaultValue: false, description: 'Only those at or below their critical stock.' })
  @IsBoolean()
  criticalOnly = false;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name or the description; accents and case are ignored.',
  })
  @Text(MAX_SEARCH_LENGTH, 'optional')
  search?: string | null;

  @Field(() => SUPPLY_ORDERS, {
    defaultValue: 'NAME',
    description: 'Ties are ordered by name.',
  })
  @IsIn(Object.keys(SUPPLY_ORDERS), { message: FIELD_MESSAGES.oneOfList })
  orderBy: SupplyOrder = 'NAME';

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the order is reversed.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  descending = false;
}
