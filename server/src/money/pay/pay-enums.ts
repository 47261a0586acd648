import { PAY_BASES, PAY_KINDS } from '#domain/money/pay.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const PayKindEnum = asEnum(PAY_KINDS);
registerEnumType(PayKindEnum, {
  name: 'PayKind',
  description: 'How a professional is paid.',
  valuesMap: {
    SALARIED: { description: 'A commission beside the salary, which is not paid here.' },
    FEES: { description: 'Fees, of which the tax is retained (Ley 21.133).' },
    RENT: { description: 'They rent a box: what they charge is their own income, and they owe the rent.' },
  },
});
export const PayBasisEnum = asEnum(PAY_BASES);
registerEnumType(PayBasisEnum, {
  name: 'PayBasis',
  description: 'The amount of which a commission is a percentage.',
  valuesMap: {
    COLLECTED: { description: 'The part of a charge that patients paid, when they paid it.' },
    CHARGED: { description: 'The charge, paid or not.' },
  },
});

export const IsPayKind = oneOf('payKind', PAY_KINDS, FIELD_MESSAGES.oneOfList);
export const IsPayBasis = oneOf('payBasis', PAY_BASES, FIELD_MESSAGES.oneOfList);
