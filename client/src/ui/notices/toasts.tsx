import { useColorScheme } from '@mui/material/styles';
import { toast, Toaster } from 'sonner';
import './toasts.css';

/** Milliseconds: long enough to read a failure, or to glance at anything else. */
const ERROR_MS = 8_000;
const OTHER_MS = 3_000;
const DETAIL_MS = 5_000;
/** Long enough to notice a mistake and reach the button. */
const UNDO_MS = 8_000;

/** A message that is already shown is not repeated: its toast stays longer instead. */
const once = (sentence: string, duration: number) => ({ id: sentence, duration });

export const toasts = {
  success: (sentence: string) => toast.success(sentence, once(sentence, OTHER_MS)),
  error: (sentence: string, duration = ERROR_MS) => toast.error(sentence, once(sentence, duration)),
  warning: (sentence: string) => toast.warning(sentence, once(sentence, OTHER_MS)),
  info: (sentence: string) => toast.info(sentence, once(sentence, OTHER_MS)),
  /** Stays until the outcome replaces it. */
  progress(sentence: string) {
    const id = toast.loading(sentence, { duration: Infinity });
    return {
      /** @param detail a second line; it takes longer to read. */
      success: (outcome: string, detail?: string) =>
        toast.success(
          outcome,
          detail ? { id, duration: DETAIL_MS, description: detail } : { id, duration: OTHER_MS },
        ),
      /** A success that can be undone for a while. */
      undoable: (outcome: string, undo: () => void, detail?: string) =>
        toast.success(outcome, {
          id,
          duration: UNDO_MS,
          description: detail,
          action: { label: 'Deshacer', onClick: undo },
        }),
      error: (outcome: string, duration = ERROR_MS) => toast.error(outcome, { id, duration }),
    };
  },
};

/** Rendered once in each layout. */
export function ToastArea() {
  const { mode = 'system' } = useColorScheme();
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
