import { partOfArea } from './part-of-area';

export const FootRiskOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/foot/FootRiskBadge').then((module) => module.FootRiskBadge),
);
export const FootControlOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/foot/FootControl').then((module) => module.FootControl),
);
export const LastFootExamOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/foot/LastFootExam').then((module) => module.LastFootExam),
);
export const PhotosOf = partOfArea('HEALTH_DATA', () =>
  import('../../features/records/photos/PatientPhotos').then((module) => module.PatientPhotos),
);
