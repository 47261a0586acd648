import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import type { SupplyFieldKind } from '#domain/stock/supply-fields.es.js';
import { Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { ClpScalar, LocalDateScalar } from '../foundation/graphql/scalars.js';
import { IsDay, IsWholeNumber, type Presence, Text } from '../foundation/input/field-rules.js';

interface KindOnServer {
  readonly column: string;
  readonly graphql: ReturnTypeFunc;
  /** Of an input. */
  readonly rule: (presence: Presence) => PropertyDecorator;
}

const WholeAmount = (presence: Presence) => IsWholeNumber(0, MAX_AMOUNT, presence);

export const SUPPLY_KINDS: Readonly<Record<SupplyFieldKind, KindOnServer>> = {
  SHORT_TEXT: {
    column: 'text',
    graphql: () => String,
    rule: (presence) => Text(TEXT_LIMITS.short, presence),
  },
  LONG_TEXT: {
    column: 'text',
    graphql: () => String,
    rule: (presence) => Text(TEXT_LIMITS.long, presence),
  },
  AMOUNT: { column: 'integer', graphql: () => Int, rule: WholeAmount },
  PRICE: { column: 'integer', graphql: () => ClpScalar, rule: WholeAmount },
  DAY: { column: 'date', graphql: () => LocalDateScalar, rule: IsDay },
};
