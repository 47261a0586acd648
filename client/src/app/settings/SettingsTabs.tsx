import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useRights } from '../../session/current-staff';

const Tab = styled(NavLink)(({ theme }) => ({
  padding: '8px 4px 10px',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  [theme.breakpoints.between('md', 'xl')]: { fontSize: '0.8125rem' },
  fontWeight: 550,
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  borderBottom: '2px solid transparent',
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '&.active': {
    color: (theme.vars ?? theme).palette.primary.main,
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Each part of the settings is a page of its own. */
export function SettingsTabs() {
  const can = useRights();
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const active = tabs.current?.querySelector<HTMLElement>('.active');
    if (active) tabs.current?.scrollTo?.({ left: active.offsetLeft - tabs.current.offsetLeft - 24 });
  }, [pathname]);
  return (
    <>
      <Box
        component="nav"
        aria-label="Configuración"
        ref={tabs}
        sx={{
          display: 'flex',
          // A phone shows one line, which is moved sideways.
          flexWrap: { xs: 'nowrap', md: 'wrap' },
          // One line from 1280 pixels on.
          columnGap: { xs: 2, md: 1.25, xl: 3 },
          marginBottom: 2.5,
          marginRight: { xs: -2, md: 0 },
          paddingRight: { xs: 4, md: 0 },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'none',
          maskImage: { xs: 'linear-gradient(90deg, #000 calc(100% - 40px), transparent)', md: 'none' },
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Tab to="/app/configuracion" end>
          Agenda
        </Tab>
        <Tab to="/app/configuracion/profesionales">Profesionales</Tab>
        <Tab to="/app/configuracion/tratamientos">Tratamientos</Tab>
        <Tab to="/app/configuracion/clinica">Datos de la clínica</Tab>
        <Tab to="/app/configuracion/mensajes">Mensajes</Tab>
        <Tab to="/app/configuracion/citas-eliminadas">Citas eliminadas</Tab>
        <Tab to="/app/configuracion/solicitudes">Solicitudes</Tab>
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/conservacion">Conservación</Tab>}
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/incidente">Incidente</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/equipo">Equipo</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/integraciones">Integraciones</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/seguridad">Seguridad</Tab>}
      </Box>
      <Outlet />
    </>
  );
}
