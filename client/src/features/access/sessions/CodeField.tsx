import { CODE_DIGITS } from '#domain/access/second-factor.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Field, type FieldProps } from '../../../ui/fields/Field';

interface CodeFieldProps extends Omit<FieldProps, 'label'> {
  /** Switches to the other kind of code. */
  onSwitch: () => void;
  /** Goes back to user and password. */
  onBack: () => void;
  /** The form's button. */
  children: ReactNode;
}

/** The second step of a login: the code of the app, or a recovery code. */
export function CodeField({ onSwitch, onBack, children, ...field }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const switchCode = () => {
    onSwitch();
    setRecovery(!isRecovery);
  };
  return (
    <>
      <Field
        {...field}
        // A new key renders a new field, which takes the focus.
        key={String(isRecovery)}
        autoFocus
        aria-required
        autoCapitalize="none"
        spellCheck={false}
        {...(isRecovery
          ? {
              label: 'Código de recuperación',
              hint: 'Uno de los que guardó al activar la verificación. Sirve una vez.',
              autoComplete: 'off',
            }
          : {
              label: 'Código de verificación',
              hint: `Los ${CODE_DIGITS} dígitos que muestra su aplicación.`,
              autoComplete: 'one-time-code',
              inputMode: 'numeric',
            })}
      />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}>
        <Link component="button" type="button" variant="body2" onClick={switchCode}>
          {isRecovery ? 'Usar el código de la aplicación' : 'Usar un código de recuperación'}
        </Link>
        <Link component="button" type="button" variant="body2" onClick={onBack}>
          Volver
        </Link>
      </Box>
    </>
  );
}
