import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Typography from '@mui/material/Typography';
import type { Failure } from '../../../calls/failure';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../editing/use-versioned-form';
import { PasswordField } from '../../../ui/fields/PasswordField';
import type { SettingActions, SettingWords } from './server-setting';

interface RemoveModalProps {
  words: SettingWords;
  actions: SettingActions;
  onRefused: (failure: Failure) => void;
  onClose: () => void;
}

export function RemoveModal({ words, actions, onRefused, onClose }: RemoveModalProps) {
  const editing = useVersionedForm<{ password: string }, Versioned, unknown>({
    initial: { password: '' },
    faultsOf: ({ password }) => (password === '' ? { password: FIELD_MESSAGES.required('password') } : {}),
    create: ({ password }) => actions.remove(password),
    sentences: { saved: words.removed, failed: 'No se pudo quitar. Inténtelo de nuevo.' },
    onSaved: onClose,
    onRefused,
  });
  return (
    <FormModal
      title={words.remove}
      editing={editing}
      width={480}
      submit="Quitar"
      color="error"
      gap={2.5}
      onClose={onClose}
    >
      <Typography>{words.removing}</Typography>
      <PasswordField
        label="Su contraseña"
        autoComplete="current-password"
        aria-required
        hint="La de su ingreso a Huella, para comprobar que es usted."
        {...editing.bind('password')}
      />
    </FormModal>
  );
}
