import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, Suspense, useState } from 'react';

interface DialogButtonProps {
  label: string;
  icon: ReactNode;
  /** Whether the label is only its name for screen readers and its tooltip. */
  isIconOnly?: boolean;
  /** May be lazy: it is rendered when it is first opened. */
  dialog: (close: () => void) => ReactNode;
}

export function DialogButton({ label, icon, isIconOnly = false, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isIconOnly ? (
        <IconButton
          size="small"
          title={label}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {icon}
        </IconButton>
      ) : (
        <Button
          size="small"
          color="inherit"
          startIcon={icon}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          sx={{ justifySelf: 'start' }}
        >
          {label}
        </Button>
      )}
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  );
}
