import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useRights } from '../../session/current-staff';

const Tab = styled(NavLink)(({ theme }) => ({
  padding: '8px 4px 10px',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  color: 'var(--ink-2)',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--ink)' },
  '&.active': { color: 'var(--brand)', borderColor: 'var(--brand)' },
  [theme.breakpoints.up('lg')]: {
    padding: '8px 12px',
    fontSize: '0.875rem',
    lineHeight: '20px',
    borderBottom: 0,
    borderRadius: 'var(--r-control)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
    '&.active': { backgroundColor: 'var(--mist)' },
  },
}));

/** Each part of the settings has its own page. */
export function SettingsTabs() {
  const can = useRights();
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const active = tabs.current?.querySelector<HTMLElement>('.active');
    if (active) tabs.current?.scrollTo?.({ left: active.offsetLeft - tabs.current.offsetLeft - 24 });
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
      {/* A column with room for every name; on narrow screens, one line that scrolls sideways. */}
      <Box
        component="nav"
        aria-label="Configuración"
        ref={tabs}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: { xs: 2, md: 2.5, lg: 0.25 },
          position: { lg: 'sticky' },
          // Below the header.
          top: { lg: 76 },
          marginBottom: 2.5,
          marginRight: { xs: -2, lg: 0 },
          marginLeft: { lg: -1.5 },
          paddingRight: { xs: 4, lg: 0 },
          overflowX: { xs: 'auto', lg: 'visible' },
          scrollbarWidth: { xs: 'none', md: 'thin' },
          maskImage: { xs: 'linear-gradient(90deg, #000 calc(100% - 40px), transparent)', lg: 'none' },
          borderBottom: { xs: '1px solid var(--line)', lg: 0 },
        }}
      >
        <Tab to="/app/configuracion" end>
          Agenda
        </Tab>
        <Tab to="/app/configuracion/profesionales">Profesionales</Tab>
        <Tab to="/app/configuracion/tratamientos">Tratamientos</Tab>
        <Tab to="/app/configuracion/consentimientos">Consentimientos</Tab>
        <Tab to="/app/configuracion/clinica">Datos de la clínica</Tab>
        <Tab to="/app/configuracion/mensajes">Mensajes</Tab>
        <Tab to="/app/configuracion/citas-eliminadas">Citas eliminadas</Tab>
        <Tab to="/app/configuracion/importar">Importar</Tab>
        <Tab to="/app/configuracion/solicitudes">Solicitudes</Tab>
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/conservacion">Conservación</Tab>}
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/incidente">Incidente</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/equipo">Equipo</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/integraciones">Integraciones</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/seguridad">Seguridad</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/exportaciones">Exportaciones</Tab>}
      </Box>
      {/* Its pages adapt to their own width, not to the window's. */}
      <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>
        <Outlet />
      </Box>
    </Box>
  );
}
