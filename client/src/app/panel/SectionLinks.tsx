import EventRepeatOutlined from '~icons/outline-event-repeat';
import ForumOutlined from '~icons/outline-forum';
import HourglassEmptyRounded from '~icons/round-hourglass-empty';
import SettingsOutlined from '~icons/outline-settings';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useRights } from '../../session/current-staff';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { NumberOfWaitingMessages } from './MessageParts';
import { navigationItem } from './navigation-item';
import { opensSettings, SECTIONS } from './sections';

// The longest name takes two lines.
const Place = styled(NavLink)({ ...navigationItem, whiteSpace: 'normal', lineHeight: 1.2 });

interface SectionLinksProps {
  isFolded?: boolean;
  onFollow?: () => void;
}

/** The sections, then the general links; the current page's section is marked. */
export function SectionLinks({ isFolded = false, onFollow }: SectionLinksProps) {
  const can = useRights();
  const place = (path: string, label: string, icon: ReactNode, extra?: ReactNode) => (
    <Place key={path} to={`/app/${path}`} onClick={onFollow} {...(isFolded && { title: label })}>
      {icon}
      <span style={isFolded ? visuallyHidden : undefined}>{label}</span>
      {extra}
    </Place>
  );
  return (
    <Box component="nav" aria-label="Secciones" sx={{ display: 'grid', gap: '2px' }}>
      {SECTIONS.filter(({ area }) => can(area, 'READ')).map(({ path, label, icon }) =>
        place(path, label, icon),
      )}
      {opensSettings(can) && (
        <Box sx={{ height: '1px', marginBlock: 1.25, marginInline: 1.25, backgroundColor: 'var(--line)' }} />
      )}
      {can('MESSAGES', 'READ') &&
        place('mensajes', 'Mensajes', <ForumOutlined />, <NumberOfWaitingMessages isInCorner={isFolded} />)}
      {can('AGENDA', 'READ') && place('controles', 'Controles por vencer', <EventRepeatOutlined />)}
      {can('AGENDA', 'READ') && place('lista-de-espera', 'Lista de espera', <HourglassEmptyRounded />)}
      {opensSettings(can) && place('configuracion', 'Configuración', <SettingsOutlined />)}
    </Box>
  );
}
