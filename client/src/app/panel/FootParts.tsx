import { partOfArea } from './part-of-area';

const parts = () => import('../../features/records/parts');

export const FootRiskOf = partOfArea('HEALTH_DATA', () => parts().then((module) => module.FootRiskBadge));
export const FootControlOf = partOfArea('HEALTH_DATA', () => parts().then((module) => module.FootControl));
export const LastFootExamOf = partOfArea('HEALTH_DATA', () => parts().then((module) => module.LastFootExam));
export const PhotosOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/photos/PatientPhotos').then((module) => module.PatientPhotos),
);
