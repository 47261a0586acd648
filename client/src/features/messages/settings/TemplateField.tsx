import { DEFAULT_TEXTS } from '#domain/messages/message-template.es.js';
import { MAX_TEMPLATE_LENGTH } from '#domain/messages/message-template.js';
import type { MessageDriver, TemplateKind } from '#domain/messages/message.js';
import RestartAltRounded from '~icons/round-restart-alt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LongField } from '../../../ui/fields/Field';
import { FLUSH_START } from '../../../ui/theme/flush';
import { FIELD_LABELS, faultOf, type MessageSettingsValues, TEXT_FIELDS } from './message-settings-form';
import { MessagePreview } from './MessagePreview';
import { PlaceholderButtons } from './PlaceholderButtons';
import { RegisteredTemplate } from './RegisteredTemplate';

interface TemplateFieldProps {
  form: UseFormReturn<MessageSettingsValues>;
  kind: TemplateKind;
  channel: MessageDriver;
}

export function TemplateField({ form, kind, channel }: TemplateFieldProps) {
  const name = TEXT_FIELDS[kind];
  const text = useWatch({ control: form.control, name });
  const { ref, ...input } = form.register(name, { validate: faultOf });
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { errors, dirtyFields } = form.formState;
  // Errors are shown while typing, because they also stop the preview.
  const fault = errors[name]?.message ?? (dirtyFields[name] ? faultOf(text) : undefined);
  const write = (words: string) => form.setValue(name, words, { shouldDirty: true, shouldValidate: true });
  const insert = (placeholder: string) => {
    const area = textarea.current;
    if (!area) return;
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
    write(area.value);
    area.focus();
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        gap: { xs: 1.5, md: 3 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <LongField
          label={FIELD_LABELS[name]}
          rows={5}
          error={fault}
          hint={`${[...text].length} de ${MAX_TEMPLATE_LENGTH} caracteres`}
          {...input}
          ref={(element) => {
            ref(element);
            textarea.current = element;
          }}
        />
        <PlaceholderButtons label={FIELD_LABELS[name]} onInsert={insert} />
        <Button
          size="small"
          color="inherit"
          startIcon={<RestartAltRounded />}
          disabled={text.trim() === DEFAULT_TEXTS[kind]}
          onClick={() => write(DEFAULT_TEXTS[kind])}
          aria-label={`Volver al texto original: ${FIELD_LABELS[name]}`}
          sx={{ ...FLUSH_START, justifySelf: 'start' }}
        >
          Volver al texto original
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <MessagePreview kind={kind} text={text} />
        {channel === 'CLOUD' && <RegisteredTemplate text={text} />}
      </Box>
    </Box>
  );
}
