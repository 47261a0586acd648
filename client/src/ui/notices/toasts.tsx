import { useColorScheme } from '@mui/material/styles';
import { toast, Toaster } from 'sonner';
import './toasts.css';

/** Milliseconds (spec, section 9): time to read a failure, and a glance for the rest. */
const ERROR_MS = 8_000;
const OTHER_MS = 3_000;
/** Time to notice a slip and to reach the button. */
const UNDO_MS = 8_000;

/** A sentence that is there already is not said twice: its toast only stays longer. */
const once = (sentence: string, duration: number) => ({ id: sentence, duration });

/** Short messages in the corner. */
export const toasts = {
  success: (sentence: string) => toast.success(sentence, once(sentence, OTHER_MS)),
  error: (sentence: string, duration = ERROR_MS) => toast.error(sentence, once(sentence, duration)),
  warning: (sentence: string) => toast.warning(sentence, once(sentence, OTHER_MS)),
  info: (sentence: string) => toast.info(sentence, once(sentence, OTHER_MS)),
  /** Stays until its outcome takes its place. */
  progress(sentence: string) {
    const id = toast.loading(sentence, { duration: Infinity });
    return {
      success: (outcome: string) => toast.success(outcome, { id, duration: OTHER_MS }),
      /** A success that can be taken back for a while. */
      undoable: (outcome: string, undo: () => void) =>
        toast.success(outcome, { id, duration: UNDO_MS, action: { label: 'Deshacer', onClick: undo } }),
      error: (outcome: string, duration = ERROR_MS) => toast.error(outcome, { id, duration }),
    };
  },
};

/** Where the toasts appear. Once in a layout. */
export function ToastArea() {
  const { mode = 'system' } = useColorScheme();
  return (
    <Toaster
      theme={mode}
      position="bottom-right"
      closeButton
      // Above the buttons of a sheet.
      mobileOffset={{ bottom: 84 }}
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Cerrar aviso' }}
    />
  );
}
