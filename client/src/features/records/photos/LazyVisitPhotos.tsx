import { optionalPart } from '../../../ui/frame/optional-part';

export const LazyVisitPhotos = optionalPart(() =>
  import('./VisitPhotos').then((module) => module.VisitPhotos),
);
