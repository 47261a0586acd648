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
import Box from '@mui/material/Box';
import { useVersionedForm, type Versioned } from '../../editing/use-versioned-form';
import { useClinicNow } from '../../clinic/clinic-now';
import { CancelOrSubmit } from '../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../ui/dialogs/Modal';
import { DateField } from '../../ui/fields/DateField';
import { Field } from '../../ui/fields/Field';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Notice } from '../../ui/notices/Notice';
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
  const { form, faults, isSaving } = editing;
  const { rights, endsOn } = form.watch();
  return (
    <Modal
      title="Nueva clave"
      subtitle="Para un programa"
      width={560}
      isBusy={isSaving}
      hasChanges={editing.isDirty}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={<CancelOrSubmit submit="Crear clave" isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {editing.failure && <Notice sentence={editing.failure} />}
        <Field
          label="Nombre"
          placeholder="Sitio web"
          autoFocus
          autoComplete="off"
          aria-required
          maxLength={MAX_KEY_NAME_LENGTH}
          hint="Con él figura en los historiales y registros lo que el programa vea y cambie."
          error={faults['name']}
          {...form.register('name')}
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
          error={faults['password']}
          {...form.register('password')}
        />
      </Box>
    </Modal>
  );
}
