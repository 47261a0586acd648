import { Arriving } from '../../ui/frame/Arriving';
import { partOfArea } from './part-of-area';

// Apart from the other parts of the money, which the dashboard does not show.
const balance = () => import('../../features/money/account/PatientBalance');
export const preloadBalance = () => void balance().catch(() => undefined);

export const BalanceOf = partOfArea(
  'CAJA',
  () => balance().then((module) => module.PatientBalance),
  <Arriving />,
);

export const PackOf = partOfArea('CAJA', () =>
  import('../../features/agenda/form/PackNotice').then((module) => module.PackNotice),
);
