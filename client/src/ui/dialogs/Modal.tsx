import CloseRounded from '~icons/round-close';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useConfirm } from './confirm';
import { DialogFrame } from './DialogFrame';

interface ModalProps {
  title: string;
  subtitle?: ReactNode;
  /** Absent for a modal that is only rendered while it is open. */
  isOpen?: boolean;
  /** Whether it is busy, which prevents closing. */
  isBusy?: boolean;
  /** Whether closing it with the cross, Escape or a press outside asks for confirmation first. */
  hasChanges?: boolean;
  onClose: () => void;
  onSubmit?: () => void;
  children: ReactNode;
  /** Buttons that stay visible while the rest scrolls. */
  actions?: ReactNode;
  /** Whether an action is labelled 'Cerrar', which makes the cross redundant. */
  hasCloseButton?: boolean;
  /** Opposite the title, in the place of the cross. */
  corner?: ReactNode;
  /** Gives the modal its greatest height at once, so that content that loads later does not move it. */
  hasSteadyHeight?: boolean;
  /** In pixels, on screens that are wide enough. */
  width?: number;
  role?: 'dialog' | 'alertdialog';
}

/** A centred dialog on large screens, a bottom sheet on phones. Only its middle scrolls. */
export function Modal({ width = 640, isOpen = true, isBusy = false, ...props }: ModalProps) {
  const { title, subtitle, onSubmit, children, actions, hasCloseButton = false, corner, role } = props;
  const { hasSteadyHeight = false } = props;
  const titleId = useId();
  const leave = useLeave(props.hasChanges ?? false, props.onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event of a form in a nested modal up to this one, although the DOM does not.
    if (event.target === event.currentTarget) onSubmit?.();
  };
  return (
    <DialogFrame
      isOpen={isOpen}
      width={width}
      hasSteadyHeight={hasSteadyHeight}
      title={title}
      titleId={titleId}
      subtitle={subtitle}
      actions={actions}
      onClose={isBusy ? undefined : leave}
      {...(onSubmit && { onSubmit: submit })}
      {...(role && { role })}
      corner={
        hasCloseButton ? (
          corner
        ) : (
          <IconButton
            aria-label="Cerrar"
            title="Cerrar"
            edge="end"
            onClick={leave}
            disabled={isBusy}
            sx={{ marginBlock: -0.75 }}
          >
            <CloseRounded />
          </IconButton>
        )
      }
    >
      {children}
    </DialogFrame>
  );
}

function useLeave(hasChanges: boolean, onClose: () => void): () => void {
  const confirm = useConfirm();
  return () => {
    if (!hasChanges) return onClose();
    void confirm({
      title: 'Cambios sin guardar',
      question: 'Si cierra ahora, se perderá lo que escribió.',
      accept: 'Descartar cambios',
      decline: 'Seguir editando',
    }).then((isLost) => isLost && onClose());
  };
}
