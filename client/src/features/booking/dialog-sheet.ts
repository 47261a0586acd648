import type { SxProps, Theme } from '@mui/material/styles';

/** A centred dialog on large screens, a bottom sheet on phones. */
export const sheet: SxProps<Theme> = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: { xs: '100%', sm: 480 },
    maxHeight: { xs: '94dvh', sm: 'calc(100% - 64px)' },
    margin: { xs: 0, sm: 4 },
    padding: { xs: 2.5, sm: 3.5 },
    paddingBottom: { xs: 'calc(20px + env(safe-area-inset-bottom))', sm: 3.5 },
    borderRadius: { xs: '20px 20px 0 0', sm: '16px' },
  },
};
