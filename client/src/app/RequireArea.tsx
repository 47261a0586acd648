import type { Area, AreaAccess } from '#domain/access/rights.js';
import { Outlet } from 'react-router-dom';
import { useRights, useSeesWholeClinic } from '../session/current-staff';
import { NoAccessPage, NotWholeClinicPage } from './message-pages/message-pages';

interface RequireAreaProps {
  area: Area;
  /** Pages on which there is nothing to see without changing something need `WRITE`. */
  access?: AreaAccess;
}

/** Shows its routes to users with access to the area; others see a page that says they have none. */
export function RequireArea({ area, access = 'READ' }: RequireAreaProps) {
  const can = useRights();
  return can(area, access) ? <Outlet /> : <NoAccessPage area={area} />;
}

/** Shows its routes to users who are not limited to their own agenda. */
export const RequireWholeClinic = () => (useSeesWholeClinic() ? <Outlet /> : <NotWholeClinicPage />);

/** Like `RequireArea`, for pages that show only the parts that a user may read: one of the areas is enough. */
export function RequireOneArea({ areas }: { areas: readonly [Area, ...Area[]] }) {
  const can = useRights();
  return areas.some((area) => can(area, 'READ')) ? <Outlet /> : <NoAccessPage area={areas[0]} />;
}
