import { styled } from '@mui/material/styles';

/** A white sheet with a hairline border, for the parts of a page. */
export const Card = styled('section')(({ theme }) => ({
  backgroundColor: 'var(--card)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));
