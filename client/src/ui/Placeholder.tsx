import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

/** Shown while content is loading, in the content's size. */
export const Placeholder = styled('div')({
  borderRadius: 'var(--r-control)',
  backgroundColor: 'color-mix(in srgb, var(--ink) 9%, transparent)',
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
});
