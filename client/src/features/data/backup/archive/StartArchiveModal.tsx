import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVersionedForm, type Versioned } from '../../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../../ui/dialogs/Modal';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { Notice } from '../../../../ui/notices/Notice';
import { ArchiveDocument, useStartArchiveMutation } from './archive.generated';

interface StartArchiveModalProps {
  onClose: () => void;
}

/** Asks for the password: an open panel does not prove who is using it. */
export function StartArchiveModal({ onClose }: StartArchiveModalProps) {
  const [start] = useStartArchiveMutation({ refetchQueries: [ArchiveDocument], awaitRefetchQueries: true });
  const editing = useVersionedForm<{ password: string }, Versioned, unknown>({
    initial: { password: '' },
    faultsOf: ({ password }) => (password === '' ? { password: FIELD_MESSAGES.required('password') } : {}),
    create: ({ password }) => start({ variables: { password } }),
    sentences: { failed: 'No se pudo comenzar. Inténtelo de nuevo.' },
    onSaved: onClose,
  });
  const { form, faults, isSaving } = editing;
  return (
    <Modal
      title="Llevarse todo"
      width={480}
      isBusy={isSaving}
      hasChanges={editing.isDirty}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={<CancelOrSubmit submit="Preparar archivo" isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {editing.failure && <Notice sentence={editing.failure} />}
        <Typography>
          El archivo tiene los datos de salud de todos sus pacientes. Queda registrado quién lo prepara y
          quién lo descarga, y se elimina del servidor a las 24 horas.
        </Typography>
        <PasswordField
          label="Su contraseña"
          autoComplete="current-password"
          autoFocus
          aria-required
          hint="Para comprobar que es usted."
          error={faults['password']}
          {...form.register('password')}
        />
      </Box>
    </Modal>
  );
}
