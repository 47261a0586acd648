import { lazyPage } from '../../ui/frame/lazy-page';

// Lazy, because they are seldom shown and would otherwise be loaded with every page.
export const NotFoundPage = lazyPage(() => import('./NotFoundPage').then((module) => module.NotFoundPage));
export const NotWholeClinicPage = lazyPage(() =>
  import('./NoAccessPage').then((module) => module.NotWholeClinicPage),
);
export const NoAccessPage = lazyPage(() => import('./NoAccessPage').then((module) => module.NoAccessPage));
