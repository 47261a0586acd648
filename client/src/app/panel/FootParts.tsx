import { lazyPart } from './lazy-part';

export const FootRiskOf = lazyPart(
  () => import('../../features/records/foot/FootRiskBadge').then((module) => module.FootRiskBadge),
  'HEALTH_DATA',
);
export const FootControlOf = lazyPart(
  () => import('../../features/records/foot/FootControl').then((module) => module.FootControl),
  'HEALTH_DATA',
);
export const LastFootExamOf = lazyPart(
  () => import('../../features/records/foot/LastFootExam').then((module) => module.LastFootExam),
  'HEALTH_DATA',
);
export const PhotosOf = lazyPart(
  () => import('../../features/records/photos/PatientPhotos').then((module) => module.PatientPhotos),
  'HEALTH_DATA',
);
