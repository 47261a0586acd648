import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { DiscardOrSave } from '../../../editing/DiscardOrSave';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/notices/Notice';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { AutomaticMessages } from './AutomaticMessages';
import { ChannelsCard } from './ChannelsCard';
import {
  type EditableMessageSettingsFragment,
  MessageSettingsDocument,
  type MessageSettingsQuery,
  useUpdateMessageSettingsMutation,
} from './message-settings.generated';
import { FIELD_LABELS, inWords, valuesOf } from './message-settings-form';
import { PlaceholdersCard } from './PlaceholdersCard';
import { TemplateField } from './TemplateField';

const staysAt = ({ pathname }: URL): boolean => pathname === '/app/configuracion/mensajes';

interface MessageSettingsFormProps {
  stored: EditableMessageSettingsFragment;
  channels: MessageSettingsQuery['messageChannels'];
}

export function MessageSettingsForm({ stored, channels }: MessageSettingsFormProps) {
  const [update, { client }] = useUpdateMessageSettingsMutation();
  const editing = useVersionedForm({
    initial: valuesOf(stored),
    edited: {
      stored,
      valuesOf,
      labels: FIELD_LABELS,
      inWords,
      update: (input, { version }) => update({ variables: { version, input } }),
      load: () =>
        client
          .query({ query: MessageSettingsDocument, fetchPolicy: 'network-only' })
          .then(({ data }) => data && { theirs: data.messageSettings }),
      storedOf: ({ data }) => data?.updateMessageSettings ?? stored,
    },
    sentences: {
      saved: 'Configuración de mensajes guardada',
      failed: 'No se pudo guardar la configuración de mensajes. Inténtelo de nuevo.',
      stale: 'Otra persona cambió la configuración mientras la editaba',
    },
    kept: { form: 'messages', title: 'Textos de los mensajes' },
  });
  const { form, isDirty } = editing;
  useUnsavedChanges(isDirty, staysAt, editing.forgetDraft);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@900': 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
        gap: { xs: 2, sm: 3 },
      }}
    >
      <Box
        component="form"
        noValidate
        aria-label="Configuración de mensajes"
        onSubmit={(event) => {
          event.preventDefault();
          void editing.submit();
        }}
        sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}
      >
        {editing.isRestored && <RestoredNotice onStartOver={editing.startOver} />}
        {editing.failure && <Notice sentence={editing.failure} />}
        {editing.conflict && <EditConflict conflict={editing.conflict} />}
        <Card aria-labelledby="avisos-automaticos" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2" id="avisos-automaticos">
            Qué se avisa
          </Typography>
          <AutomaticMessages form={form} channels={channels} />
        </Card>
        <Card aria-labelledby="textos" sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h2" id="textos">
            Textos de WhatsApp
          </Typography>
          <TemplateField form={form} kind="CONFIRMATION" channel={channels.whatsapp} />
          <TemplateField form={form} kind="REMINDER" channel={channels.whatsapp} />
        </Card>
        <DiscardOrSave editing={editing} save="Guardar" />
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
        <ChannelsCard channels={channels} hasEmailConfirmations={stored.emailConfirmations} />
        <PlaceholdersCard />
      </Box>
    </Box>
  );
}
