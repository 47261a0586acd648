import { styled } from '@mui/material/styles';

export const KindTag = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '1px 8px',
  borderRadius: 99,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.8125rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  color: (theme.vars ?? theme).palette.text.secondary,
}));
