import { lazyPage } from '../../ui/frame/lazy-page';

// They are seldom shown, and every page would pay for them.
export const NotFoundPage = lazyPage(() => import('./NotFoundPage').then((module) => module.NotFoundPage));
export const NoAccessPage = lazyPage(() => import('./NoAccessPage').then((module) => module.NoAccessPage));
