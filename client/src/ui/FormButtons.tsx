import { styled } from '@mui/material/styles';

/** Below a form on a page: at the right as in dialogs, the main one last; on a phone one below the other, the main one on top. */
export const FormButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 10,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse' },
}));
