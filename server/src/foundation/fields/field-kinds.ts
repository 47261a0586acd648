import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { ClpScalar, LocalDateScalar } from '../graphql/scalars.js';
import { IsDay, IsRut, IsWholeNumber, type Presence, Text } from '../input/field-rules.js';

export interface KindOnServer {
  readonly column: string;
  readonly graphql: ReturnTypeFunc;
  /** The rules of an input, in the order in which they are checked. */
  readonly rules: (presence: Presence) => readonly PropertyDecorator[];
  /** Shown as an empty text, although a missing value is stored as null. */
  readonly isShownEmpty?: true;
}

const WholeAmount = (presence: Presence) => [IsWholeNumber(0, MAX_AMOUNT, presence)];

/** The kinds that belong to no feature. */
export const FIELD_KINDS = {
  SHORT_TEXT: {
    column: 'text',
    graphql: () => String,
    rules: (presence) => [Text(TEXT_LIMITS.short, presence)],
  },
  LONG_TEXT: {
    column: 'text',
    graphql: () => String,
    rules: (presence) => [Text(TEXT_LIMITS.long, presence)],
  },
  RUT: {
    column: 'text',
    graphql: () => String,
    rules: (presence) => [IsRut(presence), Text(20, presence)],
    isShownEmpty: true,
  },
  FLAG: {
    column: 'boolean',
    graphql: () => Boolean,
    rules: () => [IsBoolean({ message: FIELD_MESSAGES.oneOfList })],
  },
  AMOUNT: { column: 'integer', graphql: () => Int, rules: WholeAmount },
  PRICE: { column: 'integer', graphql: () => ClpScalar, rules: WholeAmount },
  DAY: { column: 'date', graphql: () => LocalDateScalar, rules: (presence) => [IsDay(presence)] },
} as const satisfies Readonly<Record<string, KindOnServer>>;
