import KeyboardOutlined from '~icons/outline-keyboard';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useRights } from '../../../session/current-staff';
import { optionalPart } from '../../../ui/frame/optional-part';
import { type PageKey, usePageKeys } from '../../../ui/keyboard/page-keys';

const KeyboardHelp = optionalPart(() =>
  import('../../../ui/keyboard/KeyboardHelpDialog').then((module) => module.KeyboardHelpDialog),
);

const READING: readonly PageKey[] = [
  ['← →', 'Día anterior o siguiente'],
  ['↑ ↓', 'Entre las citas del día y las semanas'],
  ['Entrar', 'Abrir la cita o el día'],
];
const CHANGING: readonly PageKey[] = [
  ...READING,
  ['N', 'Nueva Cita'],
  ['Ctrl + Entrar', 'Guardar la cita que se escribe'],
  ['Supr', 'Eliminar la cita elegida'],
];

/** Lists the calendar's keys in the help, which it opens as '?' does. */
export function KeyboardHelpButton() {
  const [isOpen, setOpen] = useState(false);
  const can = useRights();
  usePageKeys(can('AGENDA') ? CHANGING : READING);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Atajos de teclado"
        title="Atajos de teclado"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      {isOpen && <KeyboardHelp onClose={() => setOpen(false)} />}
    </>
  );
}
