import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { DialogFrame } from './DialogFrame';

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
  const titleId = useId();
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
      <DialogFrame
        isOpen={isOpen}
        width={444}
        title={asked?.title}
        titleId={titleId}
        onClose={() => settle(false)}
        role="alertdialog"
        describedBy={textId}
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={() => settle(false)} autoFocus>
              {asked?.decline ?? 'Cancelar'}
            </Button>
            <Button
              variant="contained"
              color={asked?.isHarmless ? 'primary' : 'error'}
              onClick={() => settle(true)}
            >
              {asked?.accept}
            </Button>
          </>
        }
      >
        <Typography id={textId} component="div">
          {asked?.question}
          {asked?.detail}
        </Typography>
      </DialogFrame>
    </Confirm>
  );
}
