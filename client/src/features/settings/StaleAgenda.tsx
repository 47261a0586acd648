import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../ui/Notice';

interface StaleAgendaProps {
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved these hours first; whoever edits decides. */
export function StaleAgenda({ onTakeTheirs, onKeepMine }: StaleAgendaProps) {
  return (
    <Notice
      sentence="Otra persona cambió estos horarios mientras los editaba."
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="contained" onClick={onTakeTheirs}>
            Usar sus datos
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={onKeepMine}>
            Conservar mis cambios
          </Button>
        </Box>
      }
    />
  );
}
