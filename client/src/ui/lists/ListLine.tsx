import { styled } from '@mui/material/styles';
import { ONE_COLUMN } from '../one-column';

/** A line of a list in a card, with a rule above all but the first. */
export const ListLine = styled('li')(({ theme }) => ({
  ...ONE_COLUMN,
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.75),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));

/** A `ListLine` with actions: at the end of the line, or below it on a phone. */
export const LineWithActions = styled(ListLine)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
  },
}));
