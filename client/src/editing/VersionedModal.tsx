import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditConflict } from './EditConflict';
import { FormModal } from './FormModal';
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
  const { stored, isDirty, isUndecided, conflict } = editing;
  return (
    <FormModal
      title={`${stored ? 'Editar' : 'Agregar'} ${what}`}
      editing={editing}
      width={width}
      submit={stored ? 'Guardar' : 'Agregar'}
      isDisabled={isUndecided || (stored !== undefined && !isDirty)}
      gap={2.5}
      onClose={onClose}
    >
      {conflict && <EditConflict conflict={conflict} />}
      {children}
    </FormModal>
  );
}
