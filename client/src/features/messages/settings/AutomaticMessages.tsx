import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/SelectField';
import type { MessageSettingsQuery } from './message-settings.generated';
import { FIELD_LABELS, type MessageSettingsValues, timesByDay } from './message-settings-form';

interface AutomaticMessagesProps {
  form: UseFormReturn<MessageSettingsValues>;
  channels: MessageSettingsQuery['messageChannels'];
}

export function AutomaticMessages({ form, channels }: AutomaticMessagesProps) {
  const goesByItself = channels.whatsapp === 'CLOUD';
  const [hasReminders, hasControls] = useWatch({ control: form.control, name: ['reminders', 'controls'] });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Choice
        form={form}
        name="confirmations"
        hint={
          goesByItself
            ? 'Al crear o mover una cita, su confirmación sale sola.'
            : 'Al crear o mover una cita, su confirmación queda por enviar.'
        }
      />
      <Choice
        form={form}
        name="reminders"
        hint={
          goesByItself
            ? 'El día anterior, a la hora que elija, cada recordatorio sale solo.'
            : 'El día anterior, a la hora que elija, cada recordatorio queda por enviar.'
        }
      />
      {hasReminders && <TimeOf form={form} name="reminderTime" />}
      <Choice
        form={form}
        name="controls"
        hint={`Una vez por control, cuando aparece en Controles por vencer y el paciente no tiene hora. ${howControlsGo(channels)} No dice el motivo, y los controles que ya están en la lista quedan para usted.`}
      />
      {hasControls && <TimeOf form={form} name="controlTime" />}
      {channels.email && (
        <Choice
          form={form}
          name="emailConfirmations"
          hint="A quien reserva en la página pública, con un archivo para su calendario."
        />
      )}
    </Box>
  );
}

const howControlsGo = ({ whatsapp, email }: AutomaticMessagesProps['channels']): string =>
  [
    email && 'Sale solo por correo.',
    whatsapp === 'CLOUD'
      ? `${email ? 'Sin correo, sale' : 'Sale'} solo por WhatsApp si conectó su plantilla; si no, queda por enviar.`
      : `${email ? 'Sin correo, queda' : 'Queda'} por enviar por WhatsApp.`,
  ]
    .filter(Boolean)
    .join(' ');

interface ChoiceProps {
  form: UseFormReturn<MessageSettingsValues>;
  name: 'confirmations' | 'reminders' | 'emailConfirmations' | 'controls';
  hint: string;
}

function Choice({ form, name, hint }: ChoiceProps) {
  const hintId = useId();
  const isChosen = useWatch({ control: form.control, name });
  return (
    <Box>
      <FormControlLabel
        sx={{ margin: 0, marginLeft: -1.25, '& .MuiFormControlLabel-label': { fontWeight: 550 } }}
        control={
          <Checkbox
            checked={isChosen}
            onChange={(_, isChecked) => form.setValue(name, isChecked, { shouldDirty: true })}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
        label={FIELD_LABELS[name]}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ marginLeft: 4, marginTop: -0.5 }}>
        {hint}
      </Typography>
    </Box>
  );
}

interface TimeOfProps extends Pick<ChoiceProps, 'form'> {
  name: 'reminderTime' | 'controlTime';
}

function TimeOf({ form, name }: TimeOfProps) {
  const chosen = useWatch({ control: form.control, name });
  return (
    <Box sx={{ marginLeft: 4, maxWidth: 240 }}>
      <SelectField
        label={FIELD_LABELS[name]}
        value={chosen}
        onChange={({ target }) => {
          form.setValue(name, target.value, { shouldDirty: true });
          form.clearErrors(name);
        }}
        error={form.formState.errors[name]?.message}
      >
        {timesByDay(chosen).map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
    </Box>
  );
}
