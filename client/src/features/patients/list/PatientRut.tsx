import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '1px 8px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.6,
  color: (theme.vars ?? theme).palette.warning.main,
  border: `1px solid color-mix(in srgb, currentColor 40%, transparent)`,
  backgroundColor: `color-mix(in srgb, currentColor 9%, transparent)`,
}));

export function PatientRut({ rut, provisionalRut }: { rut: string; provisionalRut: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {rut}
      </Box>
      {provisionalRut && <Chip>Provisional</Chip>}
    </Box>
  );
}
