import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { EditConflict } from '../../../ui/EditConflict';
import { Notice } from '../../../ui/notices/Notice';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { AutomaticMessages } from './AutomaticMessages';
import { ChannelsCard } from './ChannelsCard';
import type { EditableMessageSettingsFragment, MessageSettingsQuery } from './message-settings.generated';
import { PlaceholdersCard } from './PlaceholdersCard';
import { TemplateField } from './TemplateField';
import { useMessageSettingsForm } from './use-message-settings-form';

const staysAt = ({ pathname }: URL): boolean => pathname === '/app/configuracion/mensajes';

interface MessageSettingsFormProps {
  stored: EditableMessageSettingsFragment;
  channels: MessageSettingsQuery['messageChannels'];
}

/** Edits the messages' settings, beside what they depend on. */
export function MessageSettingsForm({ stored, channels }: MessageSettingsFormProps) {
  const { form, submit, failure, conflict, keepMine, discard } = useMessageSettingsForm(stored);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty, staysAt);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
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
          void submit();
        }}
        sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}
      >
        {failure && <Notice sentence={failure} />}
        {conflict.length > 0 && (
          <EditConflict
            title="Otra persona cambió la configuración mientras la editaba"
            differences={conflict}
            onKeepMine={keepMine}
            onTakeTheirs={discard}
          />
        )}
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
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'row' }, gap: 1.25 }}>
          <Button variant="outlined" color="inherit" disabled={!isDirty || isSubmitting} onClick={discard}>
            Descartar cambios
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isSubmitting}
            disabled={!isDirty || conflict.length > 0}
            sx={{ minWidth: 150 }}
          >
            Guardar
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
        <ChannelsCard channels={channels} hasEmailConfirmations={stored.emailConfirmations} />
        <PlaceholdersCard />
      </Box>
    </Box>
  );
}
