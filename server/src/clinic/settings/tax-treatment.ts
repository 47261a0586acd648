import { TAX_TREATMENTS } from '#domain/money/charge.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const TaxTreatmentEnum = asEnum(TAX_TREATMENTS);
registerEnumType(TaxTreatmentEnum, {
  name: 'TaxTreatment',
  description: 'Whether value added tax applies to a charge. It is frozen with the charge.',
  valuesMap: {
    TAXED: { description: 'Value added tax is in it, as in manicure and what is sold to take home.' },
    EXEMPT: { description: 'Without it.' },
    UNDEFINED: { description: 'The accountant has not decided.' },
  },
});

export const IsTax = oneOf('tax', TAX_TREATMENTS, FIELD_MESSAGES.oneOfList);
