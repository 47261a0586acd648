import { CHARGE_KINDS } from '#domain/money/charge.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const ChargeKindEnum = asEnum(CHARGE_KINDS);
registerEnumType(ChargeKindEnum, {
  name: 'ChargeKind',
  description: 'The kind of a charge.',
  valuesMap: {
    VISIT: { description: "An appointment's treatment." },
    EXTRA: { description: 'Anything else.' },
    PACK: { description: 'Sessions that are paid ahead; the visits that use them are charged nothing.' },
  },
});
