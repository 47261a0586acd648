import { styled } from '@mui/material/styles';

/** A link that looks like the data around it until it is hovered. */
export const QuietLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  // With the line's height, as much as a finger needs.
  '@media (pointer: coarse)': { paddingBlock: 14 },
  '&:hover, &:focus-visible': {
    color: (theme.vars ?? theme).palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));
