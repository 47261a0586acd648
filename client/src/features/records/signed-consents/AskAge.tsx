import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface AskAgeProps {
  onAnswer: (isOfAge: boolean) => void;
}

/** Asks for the age before a patient without a birth date signs. */
export function AskAge({ onAnswer }: AskAgeProps) {
  return (
    <Box role="group" aria-label="Edad del paciente" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 550 }}>
        Falta la fecha de nacimiento. ¿El paciente es mayor de edad?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, '& .MuiButton-root': { minHeight: 48 } }}>
        <Button variant="outlined" color="inherit" onClick={() => onAnswer(true)}>
          Sí, tiene 18 años o más
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onAnswer(false)}>
          No: firma su representante
        </Button>
      </Box>
    </Box>
  );
}
