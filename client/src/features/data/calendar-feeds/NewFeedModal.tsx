import { FEED_SCOPE_LABELS } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { type FeedScope, MAX_FEED_NAME_LENGTH } from '#domain/data/calendar-feeds/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useVersionedForm, type Versioned } from '../../../editing/use-versioned-form';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { Field } from '../../../ui/fields/Field';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import type { CreateCalendarFeedMutationVariables, ListedFeedFragment } from './calendar-feeds.generated';

export interface MadeFeed {
  /** Only a path if the server does not know its own address. */
  readonly address: string;
  readonly feed: ListedFeedFragment;
}

interface Values {
  name: string;
  scope: FeedScope;
  showsNames: boolean;
  password: string;
}

interface NewFeedModalProps {
  scopes: readonly FeedScope[];
  isOwn: boolean;
  onMake: (asked: CreateCalendarFeedMutationVariables) => Promise<MadeFeed | undefined>;
  onClose: () => void;
  onMade: (made: MadeFeed) => void;
}

export function NewFeedModal({ scopes, isOwn, onMake, onClose, onMade }: NewFeedModalProps) {
  const editing = useVersionedForm<Values, Versioned, MadeFeed | undefined>({
    initial: { name: '', scope: scopes[0] ?? 'ALL', showsNames: false, password: '' },
    faultsOf: ({ name, password }) => ({
      ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
      ...(password === '' && { password: FIELD_MESSAGES.required('password') }),
    }),
    create: ({ password, ...input }) => onMake({ input, password }),
    sentences: { failed: 'No se pudo crear el calendario. Inténtelo de nuevo.' },
    onSaved: (made) => (made ? onMade(made) : onClose()),
  });
  const { form, faults, isSaving } = editing;
  const { showsNames } = form.watch();
  return (
    <Modal
      title="Nuevo calendario"
      subtitle={isOwn ? 'Para su teléfono u otro calendario' : 'De la clínica'}
      width={520}
      isBusy={isSaving}
      hasChanges={editing.isDirty}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={<CancelOrSubmit submit="Crear calendario" isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        {editing.failure && <Notice sentence={editing.failure} />}
        <Field
          label="Nombre"
          placeholder={isOwn ? 'Mi teléfono' : 'Tableta de la recepción'}
          autoFocus
          autoComplete="off"
          aria-required
          maxLength={MAX_FEED_NAME_LENGTH}
          hint="Dónde se leerá: así sabrá cuál revocar si ese aparato se pierde."
          error={faults['name']}
          {...form.register('name')}
        />
        <SelectField label="Qué muestra" error={faults['scope']} {...form.register('scope')}>
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {FEED_SCOPE_LABELS[scope]}
            </option>
          ))}
        </SelectField>
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={showsNames}
                onChange={(_, checked) => editing.change({ showsNames: checked })}
              />
            }
            label="Mostrar los nombres de los pacientes"
          />
          <Typography variant="caption" color="textSecondary" component="p">
            {showsNames
              ? 'Google, Apple o Microsoft guardarán los nombres de sus pacientes. Elíjalo solo si los necesita.'
              : 'Se verán iniciales y el servicio: «R. L. · Podología». El tratamiento y las notas no se muestran nunca.'}
          </Typography>
        </div>
        <PasswordField
          label="Su contraseña"
          autoComplete="current-password"
          aria-required
          hint="Para comprobar que es usted quien la comparte."
          error={faults['password']}
          {...form.register('password')}
        />
      </Box>
    </Modal>
  );
}
