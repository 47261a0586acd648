import type { TemplateKind } from '#domain/messages/message.js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSettled } from '../../../ui/use-settled';
import { faultOf } from './message-settings-form';
import { usePreviewMessageQuery } from './message-settings.generated';

/** Milliseconds without typing before the preview is updated. */
const FOLLOW_AFTER_MS = 300;

const Bubble = styled('div')(({ theme }) => ({
  padding: '10px 14px',
  borderRadius: '4px 14px 14px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 11%, transparent)`,
  transition: 'opacity 120ms',
  '&[data-outdated]': { opacity: 0.55 },
}));

interface MessagePreviewProps {
  kind: TemplateKind;
  text: string;
}

/** A message's text, filled in for an invented patient. */
export function MessagePreview({ kind, text }: MessagePreviewProps) {
  const isUsable = faultOf(text) === undefined;
  const settled = useSettled(text.trim(), FOLLOW_AFTER_MS);
  const { data, previousData, error } = usePreviewMessageQuery({
    variables: { kind, text: settled },
    skip: faultOf(settled) !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.previewMessage.body;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 550, marginBottom: 0.75 }}>
        Así se leerá
      </Typography>
      {shown !== undefined && (
        <Bubble aria-label="Vista previa" role="group" data-outdated={!isUsable || undefined}>
          {shown}
        </Bubble>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ margin: 0, marginTop: 0.75 }}>
        {explanationOf(isUsable, error !== undefined)}
      </Typography>
    </div>
  );
}

function explanationOf(isUsable: boolean, hasFailed: boolean): string {
  if (!isUsable) return 'Corrija el texto para ver cómo queda.';
  return hasFailed ? 'No se pudo cargar la vista previa.' : 'Con una paciente y una cita inventadas.';
}
