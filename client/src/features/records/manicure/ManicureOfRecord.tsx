import { manicureInWords } from '#domain/agenda/manicure.es.js';
import type { Manicure } from '#domain/agenda/manicure.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { IrritatingProductsField } from './IrritatingProductsField';

interface ManicureOfRecordProps {
  appointmentId: number;
  manicure: Manicure;
  irritatingProducts: string;
  error: string | undefined;
  onIrritate: (products: string) => void;
}

/** In the form of a stored record: the appointment has color, shape and technique, and changes them. */
export function ManicureOfRecord({ appointmentId, manicure, ...products }: ManicureOfRecordProps) {
  return (
    <Box component="section" aria-label="Manicura" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3">Manicura</Typography>
        <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {manicureInWords(manicure) || 'Sin color, forma ni técnica.'}
        </Typography>
        <Button size="small" component={Link} to={`/app/citas?cita=${appointmentId}`}>
          Cambiar en la cita
        </Button>
      </Box>
      <IrritatingProductsField
        value={products.irritatingProducts}
        error={products.error}
        onChange={products.onIrritate}
      />
    </Box>
  );
}
