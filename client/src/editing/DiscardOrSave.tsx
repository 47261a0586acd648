import Button from '@mui/material/Button';
import { FormButtons } from '../ui/FormButtons';

interface DiscardOrSaveProps {
  /** The result of `useVersionedForm`. */
  editing: {
    readonly isDirty: boolean;
    readonly isSaving: boolean;
    readonly isUndecided: boolean;
    readonly discard: () => void;
  };
  save: string;
}

/** The buttons below a form that stays open. */
export function DiscardOrSave({ editing, save }: DiscardOrSaveProps) {
  const { isDirty, isSaving, isUndecided, discard } = editing;
  return (
    <FormButtons>
      <Button variant="outlined" color="inherit" disabled={!isDirty || isSaving} onClick={discard}>
        Descartar
      </Button>
      <Button type="submit" variant="contained" disabled={!isDirty || isUndecided} loading={isSaving}>
        {save}
      </Button>
    </FormButtons>
  );
}
