import CloseRounded from '@mui/icons-material/CloseRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useClinic } from '../../clinic/clinic';
import { Logo } from '../../ui/Logo';
import { SchemeToggle } from '../../ui/SchemeToggle';

const MenuLink = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 'var(--r-control)',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { backgroundColor: `color-mix(in srgb, currentColor 8%, transparent)` },
  '&.active': { color: (theme.vars ?? theme).palette.primary.main },
}));

const Home = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  color: 'inherit',
  textDecoration: 'none',
});

/** The clinic's name and the links, which a phone shows in a menu. */
export function PublicTopBar() {
  const { name } = useClinic();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  return (
    <Box
      component="header"
      sx={{ backgroundColor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 64,
          maxWidth: 1120,
          marginInline: 'auto',
          paddingInline: { xs: 2, sm: 3 },
        }}
      >
        <Home to="/public/reservar" reloadDocument>
          <Logo />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
        </Home>
        <Box
          component="nav"
          aria-label="Principal"
          sx={{ marginLeft: 'auto', display: { xs: 'none', sm: 'flex' } }}
        >
          <Links />
        </Box>
        <Box sx={{ display: 'flex', marginLeft: { xs: 'auto', sm: 0 } }}>
          <SchemeToggle />
          <IconButton
            color="inherit"
            edge="end"
            aria-label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpen(!isOpen)}
            sx={{ display: { sm: 'none' } }}
          >
            {isOpen ? <CloseRounded /> : <MenuRounded />}
          </IconButton>
        </Box>
      </Box>
      <Box id={menuId} hidden={!isOpen} sx={{ display: { sm: 'none' } }}>
        <Box component="nav" aria-label="Principal" sx={{ display: 'grid', padding: 1, paddingTop: 0 }}>
          <Links onFollow={() => setOpen(false)} />
        </Box>
      </Box>
    </Box>
  );
}

function Links({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <MenuLink to="/public/reservar" reloadDocument onClick={onFollow}>
        Reservar hora
      </MenuLink>
      <MenuLink to="/public/privacidad" onClick={onFollow}>
        Privacidad
      </MenuLink>
    </>
  );
}
