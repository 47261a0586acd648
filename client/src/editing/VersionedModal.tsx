import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { EditConflict } from './EditConflict';
import { FormModal } from './FormModal';
import type { Versioned, VersionedForm } from './use-versioned-form';

interface VersionedModalProps<Values extends FieldValues, Stored extends Versioned> {
  /** 'tratamiento' */
  what: string;
  /** Of a dialog that adds, if its button does not say 'Agregar'. */
  addTitle?: string;
  editing: VersionedForm<Values, Stored>;
  /** In pixels, on screens that are wide enough. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that adds or edits a row. Saving is enabled once a field has changed and no conflict is undecided. */
export function VersionedModal<Values extends FieldValues, Stored extends Versioned>({
  what,
  addTitle = `Agregar ${what}`,
  editing,
  width,
  onClose,
  children,
}: VersionedModalProps<Values, Stored>) {
  const { stored, isDirty, isUndecided, conflict } = editing;
  return (
    <FormModal
      title={stored ? `Editar ${what}` : addTitle}
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
