import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Failure } from '../../../../calls/failure';
import {
  type BoundField,
  useVersionedForm,
  type Versioned,
  type VersionedForm,
} from '../../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../../ui/dialogs/Modal';
import { optionalMarks } from '../../../../ui/fields/optional-marks';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { Notice } from '../../../../ui/notices/Notice';
import { toasts } from '../../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../../ui/one-column';

interface ConnectionForm<Values extends FieldValues> {
  initial: Values;
  faultsOf: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Sends a test message and stores nothing. */
  test: (values: Values) => Promise<unknown>;
  connect: (values: Values) => Promise<unknown>;
  onClose: () => void;
  onRefused: (failure: Failure) => void;
}

export interface ConnectionEditing<Values extends FieldValues> {
  readonly editing: VersionedForm<Values, Versioned>;
  readonly submit: (isTest: boolean) => void;
}

/** A form with two ways to send it: a test, after which it stays open, and the connection itself. */
export function useConnectionForm<Values extends FieldValues>({
  initial,
  faultsOf,
  test,
  connect,
  onClose,
  onRefused,
}: ConnectionForm<Values>): ConnectionEditing<Values> {
  const isTest = useRef(false);
  const editing = useVersionedForm<Values, Versioned, boolean>({
    initial,
    faultsOf,
    create: async (values) => {
      const wasTest = isTest.current;
      await (wasTest ? test(values) : connect(values));
      return wasTest;
    },
    sentences: { failed: 'No se pudo conectar. Inténtelo de nuevo.' },
    onSaved: (wasTest) => {
      toasts.success(wasTest ? 'El mensaje de prueba salió. Revise si llegó.' : 'Conectado');
      if (!wasTest) onClose();
    },
    onRefused,
  });
  return {
    editing,
    submit(asTest) {
      isTest.current = asTest;
      void editing.submit();
    },
  };
}

interface ConnectionModalProps<Values extends FieldValues> {
  title: string;
  subtitle: string;
  form: ConnectionEditing<Values>;
  onClose: () => void;
  children: ReactNode;
}

export function ConnectionModal<Values extends FieldValues>({
  title,
  subtitle,
  form: { editing, submit },
  onClose,
  children,
}: ConnectionModalProps<Values>) {
  const { isSaving, isDirty, failure } = editing;
  return (
    <Modal
      title={title}
      subtitle={subtitle}
      width={560}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => submit(false)}
      actions={
        <>
          <Button
            variant="text"
            disabled={isSaving}
            onClick={() => submit(true)}
            sx={{ marginRight: { sm: 'auto' } }}
          >
            Probar
          </Button>
          <CancelOrSubmit submit="Conectar" isBusy={isSaving} onCancel={onClose} />
        </>
      }
    >
      <Box sx={{ ...ONE_COLUMN, gap: 2.5, ...optionalMarks }}>
        {failure && <Notice sentence={failure} />}
        {children}
      </Box>
    </Modal>
  );
}

/** The user's own password, because another person may be at an open panel. */
export const OwnPasswordField = (bound: BoundField) => (
  <PasswordField
    label="Su contraseña"
    autoComplete="current-password"
    aria-required
    hint="La de su ingreso a Huella, para comprobar que es usted."
    {...bound}
  />
);
