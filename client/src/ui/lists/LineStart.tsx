import { styled } from '@mui/material/styles';

/** Capitalizes text at the start of a line that is lower-case within a sentence, such as 'sábado 21 de noviembre'. */
export const LineStart = styled('span')({
  display: 'inline-block',
  '&::first-letter': { textTransform: 'uppercase' },
});
