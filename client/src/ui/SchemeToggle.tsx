import DarkModeOutlined from '~icons/outline-dark-mode';
import LightModeOutlined from '~icons/outline-light-mode';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';

/** The choice is stored in this browser. */
export function SchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? 'Usar colores claros' : 'Usar colores oscuros';
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
    </IconButton>
  );
}
