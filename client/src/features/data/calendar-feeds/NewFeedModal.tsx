import { FEED_SCOPE_LABELS } from '#domain/data/calendar-feeds/calendar-feed.es.js';
import { type FeedScope, MAX_FEED_NAME_LENGTH } from '#domain/data/calendar-feeds/calendar-feed.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm, type Versioned } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { SelectField } from '../../../ui/fields/SelectField';
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
  const { form, bind } = editing;
  const { showsNames } = form.watch();
  return (
    <FormModal
      title="Nuevo calendario"
      subtitle={isOwn ? 'Para su teléfono u otro calendario' : 'De la clínica'}
      width={520}
      editing={editing}
      submit="Crear calendario"
      gap={2.5}
      onClose={onClose}
    >
      <Field
        label="Nombre"
        placeholder={isOwn ? 'Por ejemplo, mi teléfono' : 'Por ejemplo, tableta de la recepción'}
        autoFocus
        autoComplete="off"
        aria-required
        maxLength={MAX_FEED_NAME_LENGTH}
        hint="Dónde se leerá: así sabrá cuál revocar si ese aparato se pierde."
        {...bind('name')}
      />
      <SelectField label="Qué muestra" {...bind('scope')}>
        {scopes.map((scope) => (
          <option key={scope} value={scope}>
            {FEED_SCOPE_LABELS[scope]}
          </option>
        ))}
      </SelectField>
      <div>
        <FormControlLabel
          control={
            <Switch checked={showsNames} onChange={(_, checked) => editing.change({ showsNames: checked })} />
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
        {...bind('password')}
      />
    </FormModal>
  );
}
