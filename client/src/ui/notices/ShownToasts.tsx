import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import './toasts.css';

export type Toast = typeof toast;

export interface ShownToastsProps {
  /** Called with what shows toasts from now on, and with nothing when it goes. */
  onReady: (show: Toast | undefined) => void;
}

/** The area's content, loaded apart from the page. */
export function ShownToasts({ onReady }: ShownToastsProps) {
  const { mode = 'system' } = useColorScheme();
  // After the area's own effect, so that it hears of the first one.
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
