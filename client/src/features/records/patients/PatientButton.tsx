import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RecordPatientsQuery } from '../clinical-records.generated';

const Choice = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  width: '100%',
  minHeight: 52,
  padding: '6px 12px',
  borderRadius: 'var(--r-control)',
  textAlign: 'left',
  // A scrolling list would cut off an outline outside the button.
  '&:focus-visible': { outlineOffset: -2 },
  '&:hover': {
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 5%, transparent)`,
  },
  '&[aria-current]': {
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 12%, transparent)`,
    '& > :first-of-type': { color: 'var(--brand)' },
  },
}));

interface PatientButtonProps {
  patient: RecordPatientsQuery['patients']['nodes'][number];
  isChosen: boolean;
  onChoose: (id: number) => void;
}

export function PatientButton({ patient, isChosen, onChoose }: PatientButtonProps) {
  return (
    <Choice aria-current={isChosen || undefined} onClick={() => onChoose(patient.id)}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {patient.name}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {patient.rut}
      </Typography>
    </Choice>
  );
}
