import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedPatient } from './listed-patient';

export interface PatientActs {
  readonly onEdit: (patient: ListedPatient) => void;
  readonly onDelete: (patient: ListedPatient) => void;
}

/** The focus returns to this button when the form closes. */
export const editButtonId = (id: number): string => `editar-${id}`;

export function PatientActions({ patient, onEdit, onDelete }: PatientActs & { patient: ListedPatient }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button
        id={editButtonId(patient.id)}
        size="small"
        color="primary"
        startIcon={<EditOutlined />}
        aria-label={`Editar a ${patient.name}`}
        onClick={() => onEdit(patient)}
        sx={quiet}
      >
        Editar
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteOutlineRounded />}
        aria-label={`Eliminar a ${patient.name}`}
        onClick={() => onDelete(patient)}
        sx={quiet}
      >
        Eliminar
      </Button>
    </Box>
  );
}

const quiet = { paddingInline: 1, minHeight: { xs: 44, sm: 34 }, whiteSpace: 'nowrap' };
