import { styled } from '@mui/material/styles';

/** A link among data: it looks like the data until one comes near. */
export const QuietLink = styled('a')(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': {
    color: (theme.vars ?? theme).palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));
