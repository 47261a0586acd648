import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';

interface ModalProps {
  title: string;
  /** What stands under the title. */
  subtitle?: ReactNode;
  /** Closing waits while this is true. */
  isBusy?: boolean;
  onClose: () => void;
  /** Makes the modal a form. */
  onSubmit?: () => void;
  children: ReactNode;
  /** The buttons, which stay in sight while the rest scrolls; absent where the content has its own. */
  actions?: ReactNode;
  width?: number;
  role?: 'dialog' | 'alertdialog';
}

const paper = (width: number): SxProps<Theme> => ({
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    height: { xs: '100dvh', sm: 'auto' },
    maxHeight: { xs: '100dvh', sm: 'calc(100% - 48px)' },
    margin: { xs: 0, sm: 3 },
    borderRadius: { xs: 0, sm: '16px' },
    border: { xs: 0, sm: '1px solid var(--huella-palette-divider)' },
  },
});

/** A modal in the middle of a large screen; on a phone it is the screen. */
export function Modal({
  title,
  subtitle,
  isBusy = false,
  onClose,
  onSubmit,
  children,
  actions,
  width = 640,
  role,
}: ModalProps) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a modal over this one is inside of it for React, though not on the page.
    if (event.target === event.currentTarget) onSubmit?.();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      sx={paper(width)}
      {...(role && { role })}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, padding: { xs: 2, sm: 3 }, pb: { sm: 2 } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle}
        </Box>
        <IconButton
          aria-label="Cerrar ventana"
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
        {...(onSubmit && { component: 'form', noValidate: true, onSubmit: submit })}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <Box
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: { xs: 2, sm: 3 }, pb: 3, pt: 0.5 }}
        >
          {children}
        </Box>
        {actions && <Actions>{actions}</Actions>}
      </Box>
    </Dialog>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 1.25,
      paddingInline: { xs: 2, sm: 3 },
      paddingBlock: 2,
      pb: { xs: 'calc(16px + env(safe-area-inset-bottom))', sm: 2 },
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
