import { styled } from '@mui/material/styles';

/** A white sheet with a hairline border, for the parts of a page. */
export const Card = styled('section')(({ theme }) => ({
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 14,
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));
