import { Arriving } from '../../ui/frame/Arriving';
import { partOfArea } from './part-of-area';

const parts = () => import('../../features/records/parts');
export const preloadFootParts = () => void parts().catch(() => undefined);

export const FootRiskOf = partOfArea(
  'HEALTH_DATA',
  () => parts().then((module) => module.FootRiskBadge),
  <Arriving />,
);
export const FootControlOf = partOfArea('HEALTH_DATA', () => parts().then((module) => module.FootControl));
export const LastFootExamOf = partOfArea(
  'HEALTH_DATA',
  () => parts().then((module) => module.LastFootExam),
  <Arriving />,
);
export const PhotosOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/photos/PatientPhotos').then((module) => module.PatientPhotos),
);
