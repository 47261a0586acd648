import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Typography from '@mui/material/Typography';
import { FormModal } from '../../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../../editing/use-versioned-form';
import { PasswordField } from '../../../../ui/fields/PasswordField';
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
  const { bind } = editing;
  return (
    <FormModal
      title="Llevarse todo"
      width={480}
      editing={editing}
      submit="Preparar archivo"
      gap={2.5}
      onClose={onClose}
    >
      <Typography>
        El archivo tiene los datos de salud de todos sus pacientes. Queda registrado quién lo prepara y quién
        lo descarga, y se elimina del servidor a las 24 horas.
      </Typography>
      <PasswordField
        label="Su contraseña"
        autoComplete="current-password"
        autoFocus
        aria-required
        hint="Para comprobar que es usted."
        {...bind('password')}
      />
    </FormModal>
  );
}
