import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';

interface Question {
  title: string;
  question: string;
  /** Shown below the question. */
  detail?: ReactNode;
  /** The label of the button that confirms: the action itself, such as 'Eliminar', never 'OK'. */
  accept: string;
  /** The label of the other button, if 'Cancelar' could be read as the action. */
  decline?: string;
  /** Whether accepting only leads somewhere: nothing is lost. */
  isHarmless?: boolean;
}

const Confirm = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Asks before something that can't be undone, or says what to do instead: `if (await confirm({ … })) …`. Closing the dialog means no.
 * @public
 */
export const useConfirm = () => useContext(Confirm);

interface OpenQuestion extends Question {
  answer: (accepted: boolean) => void;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OpenQuestion>();
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      setAsked({ ...question, answer: resolve });
      setOpen(true);
    });
  const settle = (accepted: boolean) => {
    asked?.answer(accepted);
    setOpen(false);
  };
  return (
    <Confirm value={ask}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => settle(false)}
        role="alertdialog"
        aria-describedby={textId}
        maxWidth="xs"
      >
        <DialogTitle variant="h2">{asked?.title}</DialogTitle>
        <DialogContent id={textId}>
          {asked?.question}
          {asked?.detail}
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button color="inherit" onClick={() => settle(false)} autoFocus>
            {asked?.decline ?? 'Cancelar'}
          </Button>
          <Button
            variant="contained"
            color={asked?.isHarmless ? 'primary' : 'error'}
            onClick={() => settle(true)}
          >
            {asked?.accept}
          </Button>
        </DialogActions>
      </Dialog>
    </Confirm>
  );
}
