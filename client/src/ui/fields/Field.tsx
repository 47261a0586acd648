import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useId } from 'react';

export const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 'var(--r-control)',
  border: '1px solid var(--line-field)',
  backgroundColor: 'var(--card)',
  transition: 'border-color var(--fast), box-shadow var(--fast)',
  '&:has(input:focus, textarea:focus)': {
    borderColor: 'var(--brand)',
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--brand) 28%, transparent)',
  },
  '&:has([aria-invalid="true"])': { borderColor: 'var(--error)' },
  '& input, & textarea': {
    flex: 1,
    minWidth: 0,
    border: 0,
    padding: '11px 13px',
    // Below 16 pixels, phones zoom into the field.
    font: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.45,
    color: 'inherit',
    background: 'none',
    outline: 'none',
  },
  '& textarea': { display: 'block', resize: 'vertical', fieldSizing: 'content', maxHeight: '12em' },
  '& ::placeholder': { color: 'var(--ink-2)', opacity: 1 },
});

export interface FieldSurroundings {
  label: string;
  /** Replaced by the error, if there is one. */
  hint?: ReactNode;
  error?: string | undefined;
}
export type FieldProps = ComponentProps<'input'> & FieldSurroundings & { end?: ReactNode };
type LongFieldProps = ComponentProps<'textarea'> & FieldSurroundings;

/** One line of text, with its label above and its error below; `end` is placed inside, on the right. */
export function Field({ label, hint, error, end, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ ties }) => (
        <Frame>
          <input {...input} {...ties} />
          {end}
        </Frame>
      )}
    </Labelled>
  );
}

/** Several lines of text; it grows with its content. */
export function LongField({ label, hint, error, rows = 2, ...input }: LongFieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ ties }) => (
        <Frame>
          {/* If the height follows the content, `rows` has no effect. */}
          <textarea rows={rows} style={{ minHeight: `calc(${rows}lh + 22px)` }} {...input} {...ties} />
        </Frame>
      )}
    </Labelled>
  );
}

/** The ids that connect an input with its label and its error. */
interface Ties {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** At the end of a label, as quiet as `optionalMarks`. */
const OPTIONAL = ' (opcional)';

type LabelledProps = FieldSurroundings & { children: (tied: { ties: Ties; labelId: string }) => ReactNode };

export function Labelled({ label, hint, error, children }: LabelledProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const labelId = `${id}-label`;
  const note = error ?? hint;
  return (
    <div>
      <Typography
        component="label"
        id={labelId}
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', fontWeight: 550, mb: 0.75 }}
      >
        {label.replace(OPTIONAL, '')}
        {label.endsWith(OPTIONAL) && (
          <Typography component="span" variant="body2" color="textSecondary">
            {OPTIONAL}
          </Typography>
        )}
      </Typography>
      {children({
        ties: { id, 'aria-invalid': error !== undefined, 'aria-describedby': note ? noteId : undefined },
        labelId,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

type FieldNoteProps = Omit<FieldSurroundings, 'label'> & {
  /** To which the input refers. */
  id: string;
  role?: 'alert';
};

/** The text below a field: its error, or else its hint; nothing without either. */
export function FieldNote({ hint, error, ...tie }: FieldNoteProps) {
  const note = error ?? hint;
  if (!note) return null;
  return (
    <Typography
      {...tie}
      variant="caption"
      color={error ? 'error' : 'textSecondary'}
      sx={{ display: 'block', mt: 0.75 }}
    >
      {note}
    </Typography>
  );
}
