import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CancelOrSubmit } from '../ui/dialogs/CancelOrSubmit';
import { Modal } from '../ui/dialogs/Modal';
import { Notice } from '../ui/notices/Notice';
import { EditConflict } from './EditConflict';
import type { Versioned, VersionedForm } from './use-versioned-form';

interface VersionedModalProps<Values extends FieldValues, Stored extends Versioned> {
  /** 'tratamiento' */
  what: string;
  editing: VersionedForm<Values, Stored>;
  /** In pixels, on screens that are wide enough. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that adds or edits a row. Saving is enabled once a field has changed and no conflict is undecided. */
export function VersionedModal<Values extends FieldValues, Stored extends Versioned>({
  what,
  editing,
  width,
  onClose,
  children,
}: VersionedModalProps<Values, Stored>) {
  const { stored, isDirty, isSaving, isUndecided, failure, conflict } = editing;
  return (
    <Modal
      title={`${stored ? 'Editar' : 'Agregar'} ${what}`}
      width={width}
      isBusy={isSaving}
      hasChanges={isDirty}
      onClose={onClose}
      onSubmit={() => void editing.submit()}
      actions={
        <CancelOrSubmit
          submit={stored ? 'Guardar' : 'Agregar'}
          isBusy={isSaving}
          isDisabled={isUndecided || (stored !== undefined && !isDirty)}
          onCancel={onClose}
        />
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        {failure && <Notice sentence={failure} />}
        {conflict && <EditConflict conflict={conflict} />}
        {children}
      </Box>
    </Modal>
  );
}
