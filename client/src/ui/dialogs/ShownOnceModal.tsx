import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copyWithToast } from '../text/copy-text';
import { Field } from '../fields/Field';
import { Modal } from './Modal';
import { ONE_COLUMN } from '../one-column';

interface ShownOnceModalProps {
  title: string;
  subtitle: string;
  /** The name of `value`, such as 'Clave'. */
  label: string;
  value: string;
  advice: ReactNode;
  /** The buttons and the confirmation; their Spanish wording depends on the label's gender. */
  words: { readonly copy: string; readonly copied: string; readonly close: string };
  onClose: () => void;
  children?: ReactNode;
}

/** Shows a secret that can't be shown again. */
export const ShownOnceModal = ({ title, subtitle, label, value, ...rest }: ShownOnceModalProps) => (
  <Modal
    title={title}
    subtitle={subtitle}
    width={560}
    hasCloseButton
    onClose={rest.onClose}
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={rest.onClose}>
          {rest.words.close}
        </Button>
        <Button variant="contained" onClick={() => void copyWithToast(value, rest.words.copied)}>
          {rest.words.copy}
        </Button>
      </>
    }
  >
    <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Typography>{rest.advice}</Typography>
      <Field
        label={label}
        readOnly
        value={value}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      {rest.children}
    </Box>
  </Modal>
);
