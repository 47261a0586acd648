import DeleteOutlineRounded from '~icons/round-delete-outline';
import EditOutlined from '~icons/outline-edit';
import { useRights, useSeesWholeClinic } from '../../../session/current-staff';
import { RowActions } from '../../../ui/lists/RowActions';
import type { ListedPatient } from './listed-patient';

export interface PatientActs {
  readonly onEdit: (patient: ListedPatient) => void;
  readonly onDelete: (patient: ListedPatient) => void;
}

/** The focus returns to this button when the form closes. */
export const editButtonId = (id: number): string => `editar-${id}`;

interface PatientActionsProps extends PatientActs {
  patient: ListedPatient;
  /** In a table, only wide screens have room for the labels. */
  isInTable?: boolean;
}

export function PatientActions({ patient, isInTable = false, onEdit, onDelete }: PatientActionsProps) {
  const { id, name } = patient;
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  if (!can('PATIENTS')) return null;
  return (
    <RowActions
      words={isInTable ? 'wide' : 'always'}
      actions={[
        {
          label: 'Editar',
          name: `Editar a ${name}`,
          icon: <EditOutlined />,
          act: () => onEdit(patient),
          id: editButtonId(id),
        },
        ...(seesAll
          ? [
              {
                label: 'Eliminar',
                name: `Eliminar a ${name}`,
                icon: <DeleteOutlineRounded />,
                act: () => onDelete(patient),
                isDangerous: true,
              },
            ]
          : []),
      ]}
    />
  );
}
