import { METHOD_WORDS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS } from '#domain/money/payment.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const PaymentMethodEnum = asEnum(PAYMENT_METHODS);
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How money changed hands.',
  valuesMap: {
    CASH: { description: 'Rounded to ten pesos (Ley 20.956).' },
    DEBIT: { description: 'A debit card.' },
    CREDIT: { description: 'A credit card.' },
    TRANSFER: { description: 'A bank transfer.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** The REST names. */
export const MEDIO = METHOD_WORDS;
