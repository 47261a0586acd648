import { useColorScheme } from '@mui/material/styles';
import { toast, Toaster } from 'sonner';
import './toasts.css';

/** Milliseconds (spec, section 9): time to read a failure, and not more than a glance for the rest. */
const ERROR_MS = 8_000;
const OTHER_MS = 3_000;

/** Short messages in the corner. */
export const toasts = {
  success: (sentence: string) => toast.success(sentence, { duration: OTHER_MS }),
  error: (sentence: string) => toast.error(sentence, { duration: ERROR_MS }),
  warning: (sentence: string) => toast.warning(sentence, { duration: OTHER_MS }),
  info: (sentence: string) => toast.info(sentence, { duration: OTHER_MS }),
  /** Stays until its outcome takes its place. */
  progress(sentence: string) {
    const id = toast.loading(sentence, { duration: Infinity });
    return {
      success: (outcome: string) => toast.success(outcome, { id, duration: OTHER_MS }),
      error: (outcome: string) => toast.error(outcome, { id, duration: ERROR_MS }),
    };
  },
};

/** Where the toasts appear. Once in a layout. */
export function ToastArea() {
  const { mode = 'system' } = useColorScheme();
  return (
    <Toaster
      theme={mode}
      position="top-right"
      offset={{ top: 72 }}
      mobileOffset={{ top: 68 }}
      closeButton
      richColors
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Cerrar aviso' }}
    />
  );
}
