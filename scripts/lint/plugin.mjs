// @ts-check
// Our own rules for oxlint (.oxlintrc.json assigns them to files).
import { datesFromClock } from './dates-from-clock.mjs';
import { englishNames } from './english-names.mjs';
import { statementsInOrder } from './statements-in-order.mjs';

export default {
  meta: { name: 'huella' },
  rules: {
    'dates-from-clock': datesFromClock,
    'english-names': englishNames,
    'statements-in-order': statementsInOrder,
  },
};
