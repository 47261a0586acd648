import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';

interface RequestModalProps {
  title: string;
  subtitle?: string;
  accept: string;
  editing: { readonly isSaving: boolean; readonly isDirty: boolean; readonly submit: () => Promise<void> };
  onClose: () => void;
  children: ReactNode;
}

export function RequestModal({ title, subtitle, accept, editing, onClose, children }: RequestModalProps) {
  const { isSaving, isDirty } = editing;
  return (
    <Modal
      title={title}
      subtitle={subtitle}
      width={560}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={<CancelOrSubmit submit={accept} isBusy={isSaving} onCancel={onClose} />}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Modal>
  );
}
