import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { THUMB_HIGH } from '../theme/thumb-high';

const NameButton = styled(ButtonBase)({
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textAlign: 'left',
  justifyContent: 'start',
  overflowWrap: 'anywhere',
  borderRadius: 'var(--r-event)',
  '&:hover': { color: 'var(--brand)', textDecoration: 'underline', textUnderlineOffset: 3 },
  ...THUMB_HIGH,
  minWidth: 44,
});

interface EditableNameProps {
  name: string;
  /** Absent for users who may only read. */
  onEdit?: (() => void) | undefined;
}

/** The name that begins a line of a list, and opens it. */
export function EditableName({ name, onEdit }: EditableNameProps) {
  if (!onEdit) return <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>;
  return (
    <NameButton aria-label={`Editar ${name}`} title="Editar" onClick={onEdit}>
      {name}
    </NameButton>
  );
}
