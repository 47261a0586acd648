import { PLACEHOLDER_WORDS } from '#domain/messages/message-template.es.js';
import { numberedTemplate, parseTemplate, placeholdersOf } from '#domain/messages/message-template.js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Code = styled('pre')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  padding: '10px 12px',
  borderRadius: 'var(--r-control)',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/**
 * The Cloud API sends templates approved by Meta instead of free text: this shows the template to submit for this text.
 */
export function RegisteredTemplate({ text }: { text: string }) {
  const parsed = parseTemplate(text.trim());
  if ('fault' in parsed) return null;
  const words = placeholdersOf(parsed.parts).map((placeholder) => PLACEHOLDER_WORDS[placeholder]);
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ fontWeight: 550, cursor: 'pointer' }}>
        Plantilla que debe estar aprobada en Meta
      </Typography>
      <Code tabIndex={0}>{numberedTemplate(parsed.parts)}</Code>
      <Typography variant="caption" color="textSecondary">
        {words.map((word, index) => `{{${index + 1}}} = ${word}`).join(', ')}. WhatsApp envía la plantilla
        aprobada: si cambia este texto, pida antes la aprobación del nuevo.
      </Typography>
    </details>
  );
}
