import { styled } from '@mui/material/styles';

/** What is lower-case in a sentence, such as the day 'sábado 21 de noviembre', where it starts a line. */
export const LineStart = styled('span')({
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});
