import CalendarMonthOutlined from '~icons/outline-calendar-month';
import CloudDownloadOutlined from '~icons/outline-cloud-download';
import DescriptionOutlined from '~icons/outline-description';
import GroupOutlined from '~icons/outline-group';
import Inventory2Outlined from '~icons/outline-inventory-2';
import PaymentsOutlined from '~icons/outline-payments';
import SpaceDashboardOutlined from '~icons/outline-space-dashboard';
import type { Area, AreaAccess } from '#domain/access/rights.js';
import type { ReactNode } from 'react';

interface Section {
  /** Relative to /app, and to /admin, where the panel used to be. */
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly area: Area;
}

/** In the sidebar's order. */
export const SECTIONS: readonly Section[] = [
  { path: 'dashboard', label: 'Dashboard', icon: <SpaceDashboardOutlined />, area: 'AGENDA' },
  { path: 'pacientes', label: 'Pacientes', icon: <GroupOutlined />, area: 'PATIENTS' },
  { path: 'citas', label: 'Citas', icon: <CalendarMonthOutlined />, area: 'AGENDA' },
  { path: 'fichas-clinicas', label: 'Fichas Clínicas', icon: <DescriptionOutlined />, area: 'HEALTH_DATA' },
  { path: 'inventario', label: 'Inventario', icon: <Inventory2Outlined />, area: 'STOCK' },
  { path: 'caja', label: 'Caja', icon: <PaymentsOutlined />, area: 'CAJA' },
  { path: 'respaldo', label: 'Respaldo', icon: <CloudDownloadOutlined />, area: 'BACKUP' },
];

/** Whether the user sees any part of the settings (`settingsGroups`, whose texts are not part of the first load). */
export const opensSettings = (can: (area: Area, access: AreaAccess) => boolean): boolean =>
  can('SETTINGS', 'WRITE') ||
  (['AGENDA', 'PATIENTS', 'HEALTH_DATA', 'STOCK', 'BACKUP', 'TEAM'] as const).some((area) =>
    can(area, 'READ'),
  );
