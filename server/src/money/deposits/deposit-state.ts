import { DEPOSIT_STATE_LABELS } from '#domain/money/deposit.es.js';
import { DEPOSIT_STATES, type DepositState } from '#domain/money/deposit.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const DepositStateEnum = asEnum(DEPOSIT_STATES);
registerEnumType(DepositStateEnum, {
  name: 'DepositState',
  description: 'The state of a deposit.',
  valuesMap: Object.fromEntries(
    DEPOSIT_STATES.map((state) => [state, { description: `In Spanish: ${DEPOSIT_STATE_LABELS[state]}.` }]),
  ) as { [Key in DepositState]: { description: string } },
});
