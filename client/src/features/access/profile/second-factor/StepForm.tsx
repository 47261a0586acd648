import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { ServerError } from '../../../../calls/call-errors';
import { knownFailure } from '../../../../calls/failure';
import { FormButtons } from '../../../../ui/FormButtons';
import { Notice } from '../../../../ui/notices/Notice';

interface StepFormProps<Values extends FieldValues> {
  empty: DefaultValues<Values>;
  /** Sends the values. Errors are shown at the fields that they name, other errors above the form. */
  send: (values: Values) => Promise<void>;
  children: (form: UseFormReturn<Values>) => ReactNode;
  submit: string;
  isDangerous?: boolean;
  /** Absent if there is no way back. */
  onCancel?: (() => void) | undefined;
}

/** A form of a few fields that are sent once. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { empty, send, children, submit, isDangerous = false, onCancel } = props;
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({ defaultValues: empty });
  const { isSubmitting } = form.formState;

  const submitted = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      const { code, sentence, fields } =
        error instanceof ServerError ? error : new ServerError('', undefined);
      const known = Object.entries(fields).filter(([field]) => field in empty);
      known.forEach(([field, sentences]) =>
        form.setError(field as Path<Values>, { message: sentences.join(' ') }, { shouldFocus: true }),
      );
      if (known.length > 0) return;
      setFailure(knownFailure(code, sentence).sentence ?? 'No se pudo hacer. Inténtelo de nuevo.');
    }
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submitted(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {failure && <Notice sentence={failure} />}
      {children(form)}
      <FormButtons>
        {onCancel && (
          <Button variant="outlined" color="inherit" disabled={isSubmitting} onClick={onCancel}>
            Cancelar
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isSubmitting}
        >
          {submit}
        </Button>
      </FormButtons>
    </Box>
  );
}
