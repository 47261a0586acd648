import type { Area } from '#domain/access/rights.js';
import { Outlet } from 'react-router-dom';
import { useRights } from '../session/current-staff';
import { NoAccessPage } from './message-pages/message-pages';

/** Shows its routes to users with access to the area; others see a page that says they have none. */
export function RequireArea({ area }: { area: Area }) {
  const can = useRights();
  return can(area) ? <Outlet /> : <NoAccessPage area={area} />;
}

/** The same for pages that show the parts that a user may read: one of the areas is enough. */
export function RequireOneArea({ areas }: { areas: readonly [Area, ...Area[]] }) {
  const can = useRights();
  return areas.some((area) => can(area, 'READ')) ? <Outlet /> : <NoAccessPage area={areas[0]} />;
}
