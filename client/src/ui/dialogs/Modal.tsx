import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useConfirm } from './confirm';

interface ModalProps {
  title: string;
  subtitle?: ReactNode;
  /** Absent for a modal that is only rendered while it is open. */
  isOpen?: boolean;
  /** It can't be closed meanwhile. */
  isBusy?: boolean;
  /** Closing it by the cross, Escape or a press outside asks first. */
  hasChanges?: boolean;
  onClose: () => void;
  onSubmit?: () => void;
  children: ReactNode;
  /** Buttons that stay visible while the rest scrolls. */
  actions?: ReactNode;
  /** Whether an action is labelled 'Cerrar': the cross would repeat it. */
  hasCloseButton?: boolean;
  /** In pixels, on screens that are wide enough. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
}

const paper = (width: number): SxProps<Theme> => ({
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    maxHeight: { xs: '94dvh', sm: 'calc(100% - 48px)' },
    margin: { xs: 0, sm: 3 },
    borderRadius: { xs: 'var(--r-card) var(--r-card) 0 0', sm: 'var(--r-card)' },
    border: '1px solid var(--line)',
    borderWidth: { xs: '1px 0 0', sm: '1px' },
  },
});

const column = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

/** A centred dialog on large screens, a bottom sheet on phones. Only its middle scrolls. */
export function Modal({ width = 640, isOpen = true, isBusy = false, ...props }: ModalProps) {
  const { title, subtitle, onSubmit, children, actions, hasCloseButton = false, role } = props;
  const titleId = useId();
  const leave = useLeave(props.hasChanges ?? false, props.onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event of a form in a nested modal up to this one, though the page does not.
    if (event.target === event.currentTarget) onSubmit?.();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : leave}
      aria-labelledby={titleId}
      sx={paper(width)}
      {...(role && { role })}
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
        {!hasCloseButton && (
          <IconButton
            aria-label="Cerrar"
            title="Cerrar"
            edge="end"
            onClick={leave}
            disabled={isBusy}
            sx={{ marginTop: -0.75 }}
          >
            <CloseRounded />
          </IconButton>
        )}
      </Box>
      <Box {...(onSubmit && { component: 'form', noValidate: true, onSubmit: submit })} sx={column}>
        <Box
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: { xs: 2, sm: 3 }, pt: 0.5, pb: 2.5 }}
        >
          {children}
        </Box>
        {actions && <Actions>{actions}</Actions>}
      </Box>
    </Dialog>
  );
}

/** Closes it, after a confirmation if something would be lost. */
function useLeave(hasChanges: boolean, onClose: () => void): () => void {
  const confirm = useConfirm();
  return () => {
    if (!hasChanges) return onClose();
    void confirm({
      title: 'Cambios sin guardar',
      question: 'Si cierra ahora, se perderá lo que escribió.',
      accept: 'Descartar cambios',
      decline: 'Seguir editando',
    }).then((isLost) => isLost && onClose());
  };
}

const Actions = ({ children }: { children: ReactNode }) => (
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
      // Wide enough for a thumb.
      '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
    }}
  >
    {children}
  </Box>
);
