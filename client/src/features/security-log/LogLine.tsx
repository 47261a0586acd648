import { styled } from '@mui/material/styles';

/** An entry of a log: what happened at the left, when at the right. */
export const LogLine = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));
