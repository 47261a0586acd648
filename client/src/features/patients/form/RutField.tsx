import { rutInUse } from '#domain/sentences.es.js';
import { type Rut, parseRut } from '#domain/rut.js';
import { typeRut } from '#domain/patients/rut-typing.js';
import CheckRounded from '~icons/round-check';
import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import type { RutCheck } from './use-rut-check';

interface RutFieldProps {
  registration: UseFormRegisterReturn<'rut'>;
  text: string;
  hint: string;
  /** From the form's rules or from the server. */
  error: string | undefined;
  ownRut: Rut | undefined;
  check: RutCheck;
  autoFocus?: boolean;
}

/** Formats the RUT while it is typed. */
export function RutField({ registration, text, hint, error, ownRut, check, autoFocus }: RutFieldProps) {
  const rut = parseRut(text);
  const duplicate = check.holder && rutInUse(check.holder.name);
  const fault = duplicate ?? check.fault ?? error;
  return (
    <Field
      label="RUT"
      placeholder="12.345.678-9"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus={autoFocus}
      hint={hint}
      error={fault}
      end={<Sign isChecking={check.isChecking} isRight={rut !== undefined && rut !== ownRut && !fault} />}
      {...registration}
      onChange={(event) => {
        const input = event.target;
        const { inputType } = event.nativeEvent as InputEvent;
        const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
        const shown = typeRut(typed, inputType === 'deleteContentForward');
        if (shown.text !== input.value) input.value = shown.text;
        input.setSelectionRange(shown.caret, shown.caret);
        return registration.onChange(event);
      }}
      onBlur={(event) => {
        check.settle();
        return registration.onBlur(event);
      }}
    />
  );
}

/** Shown beside the text: a spinner while the RUT is checked, or a check mark if its check digit is right. */
function Sign({ isChecking, isRight }: { isChecking: boolean; isRight: boolean }) {
  if (!isChecking && !isRight) return null;
  return (
    <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 40, color: 'success.main' }}>
      {isChecking ? <CircularProgress size={18} thickness={5} /> : <CheckRounded fontSize="small" />}
    </Box>
  );
}
