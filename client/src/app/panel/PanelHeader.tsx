import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSession, useSessionStore } from '../../features/session/SessionProvider';
import { useClinic } from '../../clinic/clinic';
import { FinderButton } from './FinderButton';
import { Logo } from '../../ui/Logo';
import { SchemeToggle } from '../../ui/SchemeToggle';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden';
import { useMayLeave } from '../../ui/dialogs/unsaved-changes';

/** The clinic's name, the current user and the logout button. */
export function PanelHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const session = useSession();
  const store = useSessionStore();
  const { name } = useClinic();
  const mayLeave = useMayLeave();
  const logOut = async () => {
    if (await mayLeave()) store.logOut();
  };
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 60,
        paddingInline: { xs: 1.5, sm: 2.5 },
        backgroundColor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        color="inherit"
        edge="start"
        aria-label="Abrir menú"
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <MenuRounded />
      </IconButton>
      <Logo size={30} />
      <Typography noWrap sx={{ fontWeight: 650, letterSpacing: '-0.01em' }}>
        {name}
      </Typography>
      <Box sx={{ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 } }}>
        <FinderButton />
        <SchemeToggle />
        <IconButton
          color="inherit"
          component={Link}
          to="/app/configuracion"
          aria-label="Configuración"
          title="Configuración"
        >
          <SettingsOutlined fontSize="small" />
        </IconButton>
        {session.kind === 'staff' && <UserName name={session.user.name || session.user.username} />}
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label="Cerrar Sesión"
          title="Cerrar Sesión"
          onClick={() => void logOut()}
          sx={{ minWidth: 0, whiteSpace: 'nowrap', gap: 1 }}
        >
          <LogoutRounded fontSize="small" aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Cerrar Sesión
          </Box>
        </Button>
      </Box>
    </Box>
  );
}

function UserName({ name }: { name: string }) {
  return (
    <Box
      component={Link}
      to="/app/perfil"
      title="Mi perfil"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <VisuallyHidden>Mi perfil:</VisuallyHidden>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '50%',
          fontSize: '0.875rem',
          fontWeight: 650,
          color: 'primary.main',
          backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)',
        }}
      >
        {name.charAt(0).toUpperCase()}
      </Box>
      {/* A phone has room for the letter only. */}
      <Typography
        variant="body2"
        noWrap
        sx={(theme) => ({ maxWidth: 200, [theme.breakpoints.down('sm')]: visuallyHidden })}
      >
        {name}
      </Typography>
    </Box>
  );
}
