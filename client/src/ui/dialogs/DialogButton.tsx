import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';

interface DialogButtonProps {
  label: string;
  icon: ReactNode;
  /** May be lazy: it is rendered when it is first opened. */
  dialog: (close: () => void) => ReactNode;
}

export function DialogButton({ label, icon, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
      <Suspense>{isOpen && dialog(() => setOpen(false))}</Suspense>
    </>
  );
}
