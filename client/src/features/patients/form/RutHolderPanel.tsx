import { unbroken } from '../../../ui/text/unbroken';
import { tidyPhone } from '#domain/patients/phone-format.js';
import PersonOutlined from '~icons/outline-person';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RUT_TAKEN } from './use-patient-form';
import type { RutHolder } from './use-rut-check';

interface RutHolderPanelProps {
  holder: RutHolder;
  isEditing: boolean;
  onOpen: (id: number) => void;
}

export function RutHolderPanel({ holder, isEditing, onOpen }: RutHolderPanelProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.75,
        padding: 2,
        borderRadius: '12px',
        border: '1px solid color-mix(in srgb, var(--huella-palette-warning-main) 45%, transparent)',
        backgroundColor: 'color-mix(in srgb, var(--huella-palette-warning-main) 9%, transparent)',
      }}
    >
      <PersonOutlined aria-hidden sx={{ color: 'warning.main' }} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {isEditing ? 'RUT ya registrado' : 'Paciente ya registrado'}
        </Typography>
        {isEditing && <Typography variant="body2">{RUT_TAKEN}</Typography>}
        <Typography variant="body2" sx={{ fontWeight: 550, marginTop: 0.5 }}>
          {holder.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[unbroken(tidyPhone(holder.phone)), holder.email].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => onOpen(holder.id)}>
        Abrir este paciente
      </Button>
    </Box>
  );
}
