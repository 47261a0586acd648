import VisibilityOffOutlined from '~icons/outline-visibility-off';
import VisibilityOutlined from '~icons/outline-visibility';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Field, type FieldProps } from './Field';

/** Hidden until its eye button is pressed. */
export function PasswordField(field: FieldProps) {
  const [isShown, setShown] = useState(false);
  // Without the word 'contraseña', so that a search for the field's label does not find the button too.
  const label = isShown ? 'Ocultar lo escrito' : 'Mostrar lo escrito';
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
          sx={{ marginRight: 0.75 }}
        >
          {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      }
    />
  );
}
