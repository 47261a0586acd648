import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import './toasts.css';

export type Toast = typeof toast;

export interface ShownToastsProps {
  /** Called with the toast function on mount, and with undefined on unmount. */
  onReady: (show: Toast | undefined) => void;
}

/** The area's content, loaded separately from the page. */
export function ShownToasts({ onReady }: ShownToastsProps) {
  const { mode = 'system' } = useColorScheme();
  // Runs after the Toaster's own effect, so that it receives the first toast.
  useEffect(() => {
    onReady(toast);
    return () => onReady(undefined);
  }, [onReady]);
  return (
    <Toaster
      theme={mode}
      position="bottom-right"
      closeButton
      // Above the buttons of a bottom sheet.
      mobileOffset={{ bottom: 84 }}
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Cerrar aviso' }}
    />
  );
}
