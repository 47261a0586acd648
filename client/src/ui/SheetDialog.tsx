import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';

interface SheetDialogProps {
  isOpen: boolean;
  title: string;
  subtitle?: ReactNode;
  /** In pixels, where there is room. */
  width?: number;
  /** While it is sending, it can't be left. */
  isBusy?: boolean;
  onClose: () => void;
  /** Makes it a form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** The buttons, always in sight below what scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog in the middle of a large screen; on a phone a sheet from the bottom. Only its middle scrolls. */
export function SheetDialog({ width = 560, isBusy = false, onClose, ...props }: SheetDialogProps) {
  const titleId = useId();
  const { isOpen, title, subtitle, onSubmit, actions, children } = props;
  const inside = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      sx={{
        '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
        '& .MuiDialog-paper': {
          width: '100%',
          maxWidth: { xs: '100%', sm: width },
          maxHeight: { xs: '94dvh', sm: 'calc(100% - 48px)' },
          margin: { xs: 0, sm: 3 },
          borderRadius: { xs: '20px 20px 0 0', sm: '16px' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          padding: { xs: 2, sm: 3 },
          paddingBottom: { xs: 1.5, sm: 2 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ marginTop: 0.25 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton
          aria-label="Cerrar"
          title="Cerrar"
          edge="end"
          onClick={onClose}
          disabled={isBusy}
          sx={{ marginTop: -0.75 }}
        >
          <CloseRounded />
        </IconButton>
      </Box>
      <Box
        component={onSubmit ? 'form' : 'div'}
        noValidate={onSubmit ? true : undefined}
        onSubmit={onSubmit}
        sx={inside}
      >
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            paddingInline: { xs: 2, sm: 3 },
            paddingBlock: 0.5,
            paddingBottom: 2.5,
          }}
        >
          {children}
        </Box>
        {actions && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'flex-end',
              gap: 1.25,
              padding: { xs: 2, sm: 3 },
              paddingBlock: { xs: 1.5, sm: 2 },
              paddingBottom: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 2 },
              borderTop: '1px solid',
              borderColor: 'divider',
              '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
