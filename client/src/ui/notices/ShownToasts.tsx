import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useScreenQuery } from '../paper/use-screen-query';
import './toasts.css';

export type Toast = typeof toast;

export interface ShownToastsProps {
  /** Called with the toast function on mount, and with undefined on unmount. */
  onReady: (show: Toast | undefined) => void;
}

/** The area's content, loaded separately from the page. */
export function ShownToasts({ onReady }: ShownToastsProps) {
  const { mode = 'system' } = useColorScheme();
  const isPhone = useScreenQuery('(width < 600px)');
  // Runs after the Toaster's own effect, so that it receives the first toast.
  useEffect(() => {
    onReady(toast);
    return () => onReady(undefined);
  }, [onReady]);
  return (
    <Toaster
      theme={mode}
      // On a phone, dialogs and the day's buttons are at the bottom.
      position={isPhone ? 'top-center' : 'bottom-right'}
      closeButton
      mobileOffset={{ top: 'calc(8px + env(safe-area-inset-top))' }}
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Cerrar aviso' }}
    />
  );
}
