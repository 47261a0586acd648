import LogoutRounded from '~icons/round-logout';
import MenuRounded from '~icons/round-menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { toContinue } from '../../drafts/continued-form';
import { useLogOut } from '../../drafts/use-log-out';
import { useCurrentStaff } from '../../session/current-staff';
import { useSession, useSessionStore } from '../../features/access/sessions/SessionProvider';
import { useClinic } from '../../clinic/clinic';
import { ClinicMark } from '../../clinic/ClinicMark';
import { FinderButton } from './FinderButton';
import { HEADER_HEIGHT } from './PanelNavigation';
import { HeaderSlot, hiddenByHeaderPart } from '../../ui/frame/header-slot';
import { SchemeToggle } from '../../ui/SchemeToggle';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden';
import { useMayLeave } from '../../ui/dialogs/unsaved-changes';

export function PanelHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const session = useSession();
  const store = useSessionStore();
  const { name, logo } = useClinic();
  const mayLeave = useMayLeave();
  const navigate = useNavigate();
  const { ask, dialog } = useLogOut(
    useCurrentStaff().id,
    () => store.logOut(),
    (draft) => void navigate(draft.path, { state: toContinue(draft) }),
  );
  const logOut = async () => {
    if (await mayLeave()) await ask();
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
        height: HEADER_HEIGHT,
        paddingInline: { xs: 1.5, sm: 2.5 },
        backgroundColor: 'var(--card)',
        borderBottom: '1px solid var(--line)',
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, ...hiddenByHeaderPart }}>
        <ClinicMark logo={logo} size={28} />
        <Typography noWrap title={name} sx={{ font: 'var(--font-heading)', fontFamily: 'var(--display)' }}>
          {name}
        </Typography>
      </Box>
      <HeaderSlot />
      <Box sx={{ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 } }}>
        <FinderButton />
        {/* A phone has the colours in its menu: here they would cut the clinic's name. */}
        <Box
          sx={{
            display: 'contents',
            '& > button': { display: { xs: 'none', sm: 'inline-flex' } },
            ...hiddenByHeaderPart,
          }}
        >
          <SchemeToggle />
          {session.kind === 'staff' && <UserName name={session.user.name || session.user.username} />}
        </Box>
        <Button
          color="inherit"
          size="small"
          aria-label="Cerrar Sesión"
          title="Cerrar Sesión"
          onClick={() => void logOut()}
          sx={{ minWidth: 44, whiteSpace: 'nowrap', gap: 1, color: 'var(--ink-2)' }}
        >
          <LogoutRounded fontSize="small" aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            Cerrar Sesión
          </Box>
        </Button>
      </Box>
      {dialog}
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
        justifyContent: 'center',
        gap: 1,
        minWidth: 44,
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
          width: 28,
          height: 28,
          borderRadius: '50%',
          font: 'var(--font-second)',
          fontWeight: 600,
          color: 'var(--brand)',
          backgroundColor: 'var(--mist)',
        }}
      >
        {name.charAt(0).toUpperCase()}
      </Box>
      {/* A phone only has room for the user's initial. */}
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
