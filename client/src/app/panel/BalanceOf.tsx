import { partOfArea } from './part-of-area';

// Apart from the other parts of the money, which the dashboard does not show.
export const BalanceOf = partOfArea('CAJA', () =>
  import('../../features/money/account/PatientBalance').then((module) => module.PatientBalance),
);

export const PackOf = partOfArea('CAJA', () =>
  import('../../features/agenda/form/PackNotice').then((module) => module.PackNotice),
);
