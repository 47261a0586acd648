import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copyAndSay } from '../copy-text';
import { Field } from '../fields/Field';
import { Modal } from './Modal';

interface ShownOnceModalProps {
  title: string;
  subtitle: string;
  /** What is shown, such as 'Clave', and itself. */
  label: string;
  value: string;
  /** What to do with it. */
  advice: ReactNode;
  /** The buttons, and what is said afterwards: they depend on its gender. */
  words: { readonly copy: string; readonly copied: string; readonly close: string };
  onClose: () => void;
  children?: ReactNode;
}

/** Shows a secret the only time that it can be seen. */
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
        <Button variant="contained" onClick={() => void copyAndSay(value, rest.words.copied)}>
          {rest.words.copy}
        </Button>
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
