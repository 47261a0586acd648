import { styled } from '@mui/material/styles';

/** A link that looks like the data around it until it is hovered. */
export const QuietLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': {
    color: (theme.vars ?? theme).palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));
