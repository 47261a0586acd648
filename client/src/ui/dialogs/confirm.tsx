import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { toasts } from '../notices/toasts';
import { useIsIdle } from '../use-is-idle';
import type { Question, QuestionDialog } from './QuestionDialog';

const Confirm = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Asks before an action that can't be undone, or explains what to do instead: `if (await confirm({ … })) …`. Closing
 * the dialog means no.
 * @public
 */
export const useConfirm = () => useContext(Confirm);

const loadDialog = () => import('./QuestionDialog').then((module) => module.QuestionDialog);

/** The dialog's code is loaded when the browser is idle, or earlier with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof QuestionDialog>();
  const [asked, setAsked] = useState<Question & { answer: (accepted: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) loadDialog().catch(() => undefined);
  }, [isIdle]);

  const ask = async (question: Question) => {
    try {
      const Loaded = await loadDialog();
      setDialog(() => Loaded);
    } catch {
      toasts.error('No se pudo preguntar si quiere continuar. Revise su conexión a internet.');
      return false;
    }
    return new Promise<boolean>((resolve) => {
      setAsked((before) => {
        // A second question was asked while the dialog's code was loading.
        before?.answer(false);
        return { ...question, answer: resolve };
      });
      setOpen(true);
    });
  };
  const settle = (accepted: boolean) => {
    asked?.answer(accepted);
    setOpen(false);
  };
  return (
    <Confirm value={ask}>
      {children}
      {Dialog && asked && <Dialog question={asked} isOpen={isOpen} onAnswer={settle} />}
    </Confirm>
  );
}
