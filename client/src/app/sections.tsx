import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import type { ReactNode } from 'react';

interface Section {
  /** Relative to /app, and to /admin, where the panel used to be. */
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** In the sidebar's order. */
export const SECTIONS: readonly Section[] = [
  { path: 'dashboard', label: 'Dashboard', icon: <SpaceDashboardOutlined /> },
  { path: 'pacientes', label: 'Pacientes', icon: <GroupOutlined /> },
  { path: 'citas', label: 'Citas', icon: <CalendarMonthOutlined /> },
  { path: 'fichas-clinicas', label: 'Fichas Clínicas', icon: <DescriptionOutlined /> },
  { path: 'inventario', label: 'Inventario', icon: <Inventory2Outlined /> },
  { path: 'respaldo', label: 'Respaldo', icon: <CloudDownloadOutlined /> },
];
