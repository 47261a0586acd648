import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Field } from '../../../ui/fields/Field';
import { FormButtons } from '../../../ui/FormButtons';
import { Notice } from '../../../ui/notices/Notice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { MyProfileDocument, type OwnProfileFragment, useUpdateMyProfileMutation } from './profile.generated';

interface NameFormProps {
  stored: OwnProfileFragment;
  onRenamed: () => void;
}

export function NameForm({ stored, onRenamed }: NameFormProps) {
  const [update, { client }] = useUpdateMyProfileMutation();
  const editing = useVersionedForm({
    initial: { name: stored.name },
    edited: {
      stored,
      valuesOf: ({ name }) => ({ name }),
      labels: { name: 'Nombre' },
      update: (input, { version }) => update({ variables: { version, input } }),
      load: () =>
        client
          .query({ query: MyProfileDocument, fetchPolicy: 'network-only' })
          .then(({ data }) => data && { theirs: data.myProfile }),
      storedOf: ({ data }) => data?.updateMyProfile ?? stored,
    },
    sentences: { saved: 'Nombre guardado', failed: 'No se pudo guardar el nombre. Inténtelo de nuevo.' },
    onSaved: onRenamed,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
      sx={{ ...ONE_COLUMN, gap: 2 }}
    >
      {editing.failure && <Notice sentence={editing.failure} />}
      {editing.conflict && <EditConflict conflict={editing.conflict} />}
      <Field
        label="Nombre"
        autoComplete="name"
        aria-required
        error={editing.faults['name']}
        {...editing.form.register('name', {
          validate: {
            present: (text) => text.trim() !== '' || FIELD_MESSAGES.required('name'),
            short: (text) =>
              [...text.trim()].length <= TEXT_LIMITS.short ||
              FIELD_MESSAGES.tooLong('name', TEXT_LIMITS.short),
          },
        })}
      />
      <Typography variant="body2" color="textSecondary">
        Ingresa con el usuario <strong>{stored.username}</strong>.
      </Typography>
      <FormButtons>
        <Button
          type="submit"
          variant="outlined"
          loading={editing.isSaving}
          disabled={!editing.isDirty || editing.isUndecided}
        >
          Guardar nombre
        </Button>
      </FormButtons>
    </Box>
  );
}
