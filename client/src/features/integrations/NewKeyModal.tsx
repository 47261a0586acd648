import { KEY_MESSAGES } from '#domain/access/keys/api-key.es.js';
import {
  isPossibleEnd,
  latestEnd,
  listedRights,
  MAX_KEY_NAME_LENGTH,
  usualEnd,
} from '#domain/access/keys/api-key.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Rights } from '#domain/access/rights.js';
import { FormModal } from '../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../editing/use-versioned-form';
import { useClinicNow } from '../../clinic/clinic-now';
import { DateField } from '../../ui/fields/DateField';
import { Field } from '../../ui/fields/Field';
import { PasswordField } from '../../ui/fields/PasswordField';
import { ApiKeysDocument, useCreateApiKeyMutation } from './integrations.generated';
import { RightsTable } from './RightsTable';
import type { ShownKey } from './ShownKeyModal';

interface Values {
  name: string;
  rights: Rights;
  endsOn: string;
  password: string;
}

function faultsOf({ name, rights, endsOn, password }: Values, today: string) {
  return {
    ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(listedRights(rights).length === 0 && { rights: KEY_MESSAGES.noRights }),
    ...(!isPossibleEnd(endsOn, today) && { endsOn: KEY_MESSAGES.end }),
    ...(password === '' && { password: FIELD_MESSAGES.required('password') }),
  };
}

interface NewKeyModalProps {
  onClose: () => void;
  onMade: (made: ShownKey) => void;
}

export function NewKeyModal({ onClose, onMade }: NewKeyModalProps) {
  const today = useClinicNow().date;
  const [make] = useCreateApiKeyMutation({ refetchQueries: [ApiKeysDocument] });
  const editing = useVersionedForm<Values, Versioned, ShownKey | undefined>({
    initial: { name: '', rights: {}, endsOn: usualEnd(today), password: '' },
    faultsOf: (values) => faultsOf(values, today),
    create: async ({ name, rights, endsOn, password }) => {
      const input = { name, rights: listedRights(rights), endsOn };
      const { data } = await make({ variables: { input, password } });
      return data && { ...data.createApiKey.key, token: data.createApiKey.token };
    },
    sentences: { failed: 'No se pudo crear la clave. Inténtelo de nuevo.' },
    onSaved: (made) => (made ? onMade(made) : onClose()),
  });
  const { form, faults, bind } = editing;
  const { rights, endsOn } = form.watch();
  return (
    <FormModal
      title="Nueva clave"
      subtitle="Para un programa"
      width={560}
      editing={editing}
      submit="Crear clave"
      gap={2.5}
      onClose={onClose}
    >
      <Field
        label="Nombre"
        placeholder="Por ejemplo, sitio web"
        autoFocus
        autoComplete="off"
        aria-required
        maxLength={MAX_KEY_NAME_LENGTH}
        hint="Con él figura en los historiales y registros lo que el programa vea y cambie."
        {...bind('name')}
      />
      <RightsTable
        rights={rights}
        error={faults['rights']}
        onChange={(chosen) => editing.change({ rights: chosen })}
      />
      <DateField
        label="Último día"
        aria-required
        min={today}
        max={latestEnd(today)}
        today={today}
        value={endsOn}
        error={faults['endsOn']}
        onChange={(day) => editing.change({ endsOn: day })}
      />
      <PasswordField
        label="Su contraseña"
        autoComplete="current-password"
        aria-required
        hint="Para comprobar que es usted quien da estos permisos."
        {...bind('password')}
      />
    </FormModal>
  );
}
