import { styled } from '@mui/material/styles';

/** A line of a list within a card, with a rule between it and the one before. */
export const ListLine = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.75),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));

/** The same with its actions: at the end of the line, and on a phone below it. */
export const LineWithActions = styled(ListLine)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
  },
}));
