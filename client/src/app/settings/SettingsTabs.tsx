import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink, Outlet } from 'react-router-dom';
import { useRights } from '../../session/current-staff';

const Tab = styled(NavLink)(({ theme }) => ({
  padding: '8px 4px 10px',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
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
  return (
    <>
      <Box
        component="nav"
        aria-label="Configuración"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          marginBottom: 2.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Tab to="/app/configuracion" end>
          Agenda
        </Tab>
        <Tab to="/app/configuracion/clinica">Datos de la clínica</Tab>
        <Tab to="/app/configuracion/mensajes">Mensajes</Tab>
        <Tab to="/app/configuracion/citas-eliminadas">Citas eliminadas</Tab>
        <Tab to="/app/configuracion/solicitudes">Solicitudes</Tab>
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/conservacion">Conservación</Tab>}
        {can('HEALTH_DATA') && <Tab to="/app/configuracion/incidente">Incidente</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/equipo">Equipo</Tab>}
        {can('TEAM') && <Tab to="/app/configuracion/seguridad">Registro de seguridad</Tab>}
      </Box>
      <Outlet />
    </>
  );
}
