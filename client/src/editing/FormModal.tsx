import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RestoredNotice } from '../drafts/RestoredNotice';
import { CancelOrSubmit } from '../ui/dialogs/CancelOrSubmit';
import { Modal } from '../ui/dialogs/Modal';
import { optionalMarks } from '../ui/fields/optional-marks';
import { Notice } from '../ui/notices/Notice';
import { ONE_COLUMN } from '../ui/one-column';
import type { Versioned, VersionedForm } from './use-versioned-form';

interface FormModalProps<Values extends FieldValues, Stored extends Versioned> {
  title: string;
  subtitle?: ReactNode;
  editing: VersionedForm<Values, Stored>;
  /** In pixels, on screens that are wide enough. */
  width: number;
  /** The label of the submit button. */
  submit: string;
  color?: ButtonProps['color'];
  /** Disables only the submit button. */
  isDisabled?: boolean;
  /** Between the fields, in units of the theme. */
  gap?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around a form: it can't be closed while it saves, and shows above the fields why saving failed. */
export function FormModal<Values extends FieldValues, Stored extends Versioned>(
  props: FormModalProps<Values, Stored>,
) {
  const { title, subtitle, editing, width, submit, color = 'primary', isDisabled = false } = props;
  const { gap = 2, children } = props;
  const { isSaving, isDirty, failure, isRestored, startOver, forgetDraft } = editing;
  const fields = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  // The form library moves the focus only to the fields that it knows.
  useEffect(() => {
    const wrong = [...(fields.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    if (wrong.every((field) => field !== document.activeElement)) wrong[0]?.focus();
  }, [tries]);
  const close = () => {
    forgetDraft();
    props.onClose();
  };
  return (
    <Modal
      title={title}
      subtitle={subtitle}
      width={width}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={close}
      onSubmit={() => void editing.submit().then(() => setTries((count) => count + 1))}
      actions={
        <CancelOrSubmit
          submit={submit}
          color={color}
          isBusy={isSaving}
          isDisabled={isDisabled}
          onCancel={close}
        />
      }
    >
      <Box ref={fields} sx={{ ...ONE_COLUMN, gap, ...optionalMarks }}>
        {isRestored && <RestoredNotice onStartOver={startOver} />}
        {failure && <Notice sentence={failure} />}
        {children}
      </Box>
    </Modal>
  );
}
