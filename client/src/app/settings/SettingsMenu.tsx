import ChevronLeftRounded from '~icons/round-chevron-left';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { settingsGroups } from '../../features/settings-overview/settings-parts';
import { useRights, useSeesWholeClinic } from '../../session/current-staff';

/** A part of the settings beside a column with all of them; below 1200 pixels, under a link to the overview. */
export function SettingsMenu() {
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  const column = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // The column may be longer than the window.
    column.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return (
    <Box
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: '172px minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: { lg: 3, xl: 5 },
      }}
    >
      <Back to="/app/configuracion">
        <ChevronLeftRounded aria-hidden />
        Configuración
      </Back>
      <Column ref={column} aria-label="Configuración">
        {settingsGroups(can, seesAll).map(({ label, parts }) => (
          <Box key={label} role="group" aria-label={label}>
            <Typography variant="body2" color="textSecondary" aria-hidden sx={GROUP}>
              {label}
            </Typography>
            {parts.map(({ key, path, label: name }) => (
              <Part key={key} to={path}>
                {name}
              </Part>
            ))}
          </Box>
        ))}
      </Column>
      {/* Its pages adapt to their own width, not to the window's. */}
      <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>
        <Outlet />
      </Box>
    </Box>
  );
}

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginLeft: -6,
  paddingRight: 8,
  color: 'var(--ink-2)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Column = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'sticky',
    // Below the header. Scrolls on a low window.
    top: 76,
    maxHeight: 'calc(100dvh - 92px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    marginTop: -10,
    marginLeft: -12,
    // Shows that more follows.
    paddingBottom: 24,
    maskImage: 'linear-gradient(to bottom, #000 calc(100% - 24px), transparent)',
  },
}));

/** On a low window the lines are closer, so that the last group is seen without scrolling. */
const LOW = '@media (height < 1080px) and (pointer: fine)';
const GROUP = { padding: '10px 12px 4px', [LOW]: { padding: '6px 12px 2px' } };

const Part = styled(NavLink)({
  display: 'block',
  padding: '6px 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 550,
  textDecoration: 'none',
  color: 'var(--ink-2)',
  borderRadius: 'var(--r-control)',
  [LOW]: { paddingBlock: 3 },
  '@media (pointer: coarse)': { paddingBlock: 12 },
  '&:hover': { color: 'var(--ink)', backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&.active': { color: 'var(--brand)', backgroundColor: 'var(--mist)' },
});
