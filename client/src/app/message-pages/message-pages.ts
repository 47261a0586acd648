import { lazyPage } from '../../ui/frame/lazy-page';

// Lazy: they are seldom shown, and every page would have to load them.
export const NotFoundPage = lazyPage(() => import('./NotFoundPage').then((module) => module.NotFoundPage));
export const NoAccessPage = lazyPage(() => import('./NoAccessPage').then((module) => module.NoAccessPage));
