import { styled } from '@mui/material/styles';

const Link = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: 'var(--r-control)',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

export const MAIN_ID = 'contenido';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return <Link href={`#${MAIN_ID}`}>Ir al contenido</Link>;
}
