import { styled } from '@mui/material/styles';

export type StatusColour = 'success' | 'info' | 'warning' | 'error';

export const StatusPill = styled('span', { shouldForwardProp: (prop) => prop !== 'colour' })<{
  colour: StatusColour;
}>(({ theme, colour }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 10px',
  borderRadius: 99,
  font: 'var(--font-small)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette[colour].main,
  backgroundColor: 'color-mix(in srgb, currentColor var(--state-tint), transparent)',
  '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', backgroundColor: 'currentColor' },
}));
