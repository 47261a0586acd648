import { lazyPart } from './lazy-part';

// Apart from the other parts of the money, which the dashboard does not show.
export const BalanceOf = lazyPart(
  () => import('../../features/money/account/PatientBalance').then((module) => module.PatientBalance),
  'CAJA',
);
