import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface ConflictChoiceProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved first: whoever edits decides whose values stay. */
export function ConflictChoice({ onTakeTheirs, onKeepMine }: ConflictChoiceProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="contained" onClick={onTakeTheirs}>
        Usar sus datos
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
        Conservar mis cambios
      </Button>
    </Box>
  );
}
