import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DialogFrame } from './DialogFrame';

export interface Question {
  title: string;
  question: string;
  /** Shown below the question. */
  detail?: ReactNode;
  /** The label of the button that confirms: the action itself, such as 'Eliminar', never 'OK'. */
  accept: string;
  /** The label of the other button, if 'Cancelar' could be read as the action. */
  decline?: string;
  /** Whether accepting loses no data: it only navigates, or can be undone. */
  isHarmless?: boolean;
}

interface QuestionDialogProps {
  question: Question;
  isOpen: boolean;
  onAnswer: (accepted: boolean) => void;
}

/** A question with its two answers; closing it means no. */
export function QuestionDialog({ question: asked, isOpen, onAnswer }: QuestionDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <DialogFrame
      isOpen={isOpen}
      width={444}
      title={asked.title}
      titleId={titleId}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      describedBy={textId}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => onAnswer(false)} autoFocus>
            {asked.decline ?? 'Cancelar'}
          </Button>
          <Button
            variant="contained"
            color={asked.isHarmless ? 'primary' : 'error'}
            onClick={() => onAnswer(true)}
          >
            {asked.accept}
          </Button>
        </>
      }
    >
      <Typography id={textId} component="div">
        {asked.question}
        {asked.detail}
      </Typography>
    </DialogFrame>
  );
}
