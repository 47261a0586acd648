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
import './panel-header.css';

/** In letters: panel-header.css sets longer names smaller on a phone. */
const LONG_NAME = 20;

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
    <header className="panel-header" style={{ height: HEADER_HEIGHT }}>
      <IconButton
        color="inherit"
        edge="start"
        aria-label="Abrir menú"
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' }, '@media print': { display: 'none' } }}
      >
        <MenuRounded />
      </IconButton>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, ...hiddenByHeaderPart }}>
        <ClinicMark logo={logo} size={28} />
        <p className="clinic-name" title={name} data-long={name.length >= LONG_NAME}>
          {name}
        </p>
      </Box>
      <HeaderSlot />
      <Box
        sx={{
          marginLeft: 'auto',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          '@media print': { display: 'none' },
        }}
      >
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
    </header>
  );
}

function UserName({ name }: { name: string }) {
  return (
    <Link to="/app/perfil" title="Mi perfil" className="user-link">
      <VisuallyHidden>Mi perfil:</VisuallyHidden>
      <span className="user-initial" aria-hidden>
        {name.charAt(0).toUpperCase()}
      </span>
      {/* A phone only has room for the user's initial. */}
      <Typography
        variant="body2"
        noWrap
        sx={(theme) => ({ maxWidth: 200, [theme.breakpoints.down('sm')]: visuallyHidden })}
      >
        {name}
      </Typography>
    </Link>
  );
}
