import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Failure } from '../../../calls/failure';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { PasswordField } from '../../../ui/fields/PasswordField';
import type { SettingActions, SettingWords } from './server-setting';

interface Values {
  value: string;
  password: string;
}

interface SetModalProps {
  words: SettingWords;
  initial: string;
  actions: SettingActions;
  onRefused: (failure: Failure) => void;
  onClose: () => void;
}

/** The server tries the value out before it stores it. */
export function SetModal({ words, initial, actions, onRefused, onClose }: SetModalProps) {
  const editing = useVersionedForm<Values, Versioned, unknown>({
    initial: { value: initial, password: '' },
    faultsOf: ({ value, password }) => {
      const fault = actions.faultOf(value);
      return {
        ...(fault !== undefined && { value: fault }),
        ...(password === '' && { password: FIELD_MESSAGES.required('password') }),
      };
    },
    // The server names its field after the setting.
    fieldOf: (field) => (field === 'password' ? field : 'value'),
    create: ({ value, password }) => actions.save(value.trim(), password),
    sentences: { saved: words.saved, failed: 'No se pudo guardar. Inténtelo de nuevo.' },
    onSaved: onClose,
    onRefused,
  });
  const { bind } = editing;
  return (
    <FormModal
      title={words.title}
      editing={editing}
      width={560}
      submit="Probar y guardar"
      gap={2.5}
      onClose={onClose}
    >
      <Field
        label={words.label}
        placeholder={words.placeholder}
        hint={words.hint}
        autoFocus
        autoComplete="off"
        aria-required
        maxLength={actions.maxLength}
        {...bind('value')}
      />
      <PasswordField
        label="Su contraseña"
        autoComplete="current-password"
        aria-required
        hint="La de su ingreso a Huella, para comprobar que es usted."
        {...bind('password')}
      />
    </FormModal>
  );
}
