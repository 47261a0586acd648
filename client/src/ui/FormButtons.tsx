import { styled } from '@mui/material/styles';

/**
 * The buttons below a form on a page: on the right with the main one last, as in dialogs; stacked on a phone, with the
 * main one on top.
 */
export const FormButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 10,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse' },
}));
