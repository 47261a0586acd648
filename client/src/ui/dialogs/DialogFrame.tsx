import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useReturnsFocusNear } from '../keep-focus-near';

interface DialogFrameProps {
  isOpen: boolean;
  /** In pixels, on screens that are wide enough. */
  width: number;
  hasSteadyHeight?: boolean;
  title: ReactNode;
  titleId: string;
  subtitle?: ReactNode;
  /** Shown opposite the title. */
  corner?: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible while the rest scrolls: cancel first, the main one last. */
  actions?: ReactNode;
  /** Absent while the dialog can't be closed. */
  onClose: (() => void) | undefined;
  onSubmit?: (event: FormEvent) => void;
  role?: 'dialog' | 'alertdialog';
  /** The id of the element that a screen reader reads after the title. */
  describedBy?: string;
}

const paper = (width: number, hasSteadyHeight: boolean): SxProps<Theme> => ({
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '&[data-covered] > .MuiDialog-container': { visibility: 'hidden' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    // On a phone, a toast above it takes some of its height.
    maxHeight: { xs: 'min(94dvh, 100%)', sm: 'calc(100% - 48px)' },
    ...(hasSteadyHeight && { height: { xs: '94dvh', sm: 680 } }),
    margin: { xs: 0, sm: 3 },
    borderRadius: { xs: 'var(--r-card) var(--r-card) 0 0', sm: 'var(--r-card)' },
    border: '1px solid var(--line)',
    borderWidth: { xs: '1px 0 0', sm: '1px' },
  },
});

/** The dialog from which another one is opened. */
const DialogBelow = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined);

/** Hides the dialog below while this one is open, so that a user sees one at a time. */
function useHidesBelow(isOpen: boolean): boolean {
  const below = useContext(DialogBelow);
  // Once this dialog has the focus, which a hidden element would lose.
  useEffect(() => {
    if (isOpen) below?.current?.setAttribute('data-covered', '');
  }, [isOpen, below]);
  // Before this dialog returns the focus.
  useLayoutEffect(() => {
    const dialog = below?.current;
    return isOpen ? () => dialog?.removeAttribute('data-covered') : undefined;
  }, [isOpen, below]);
  return below !== undefined;
}

const column = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

/** The layout of every dialog: centred on large screens, a bottom sheet on phones. Only the middle scrolls. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, width, title, titleId, subtitle, corner, children, actions, role } = props;
  const { onClose, onSubmit, describedBy } = props;
  const root = useRef<HTMLDivElement>(null);
  const isAbove = useHidesBelow(isOpen);
  useReturnsFocusNear(isOpen);
  return (
    <Dialog
      ref={root}
      open={isOpen}
      // The one of the dialog below stays.
      hideBackdrop={isAbove}
      onClose={onClose}
      aria-labelledby={titleId}
      sx={paper(width, props.hasSteadyHeight ?? false)}
      {...(role && { role })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, padding: { xs: 2, sm: 3 }, pb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="h2"
            id={titleId}
            sx={{ font: 'var(--font-day)', letterSpacing: '-0.01em', overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ marginTop: 0.25 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {corner}
      </Box>
      <Box {...(onSubmit && { component: 'form', noValidate: true, onSubmit })} sx={column}>
        <Box
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: { xs: 2, sm: 3 }, pt: 0.5, pb: 2.5 }}
        >
          <DialogBelow value={root}>{children}</DialogBelow>
        </Box>
        {actions && (
          <Actions>
            <DialogBelow value={root}>{actions}</DialogBelow>
          </Actions>
        )}
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
      padding: { xs: 2, sm: 3 },
      paddingBlock: { xs: 1.5, sm: 2 },
      paddingBottom: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 2 },
      borderTop: '1px solid',
      borderColor: 'divider',
      // Wide enough to tap with a thumb.
      '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' } },
    }}
  >
    {children}
  </Box>
);
