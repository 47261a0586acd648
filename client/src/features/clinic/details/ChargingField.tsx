import { DOCUMENT_LABELS } from '#domain/money/money.es.js';
import { DOCUMENT_KINDS } from '#domain/money/payment.js';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { CheckList } from '../../../ui/fields/CheckList';
import { type ClinicValues, FIELD_LABELS } from './clinic-form';

interface ChargingFieldProps {
  control: Control<ClinicValues>;
  onChange: (
    change: Partial<Pick<ClinicValues, 'chargesVisits' | 'issuedDocuments' | 'sharesPacks'>>,
  ) => void;
}

export function ChargingField({ control, onChange }: ChargingFieldProps) {
  const charges = useWatch({ control, name: 'chargesVisits' });
  const shares = useWatch({ control, name: 'sharesPacks' });
  const issued = useWatch({ control, name: 'issuedDocuments' });
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ padding: 0 }}>
        Caja
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        Apáguelo si lleva los pagos en otro sistema: nadie aparecerá con saldo pendiente.
      </Typography>
      <FormControlLabel
        control={<Switch checked={charges} onChange={(_, chargesVisits) => onChange({ chargesVisits })} />}
        label={FIELD_LABELS.chargesVisits}
        sx={{ display: 'flex', marginBottom: 1 }}
      />
      <FormControlLabel
        control={<Switch checked={shares} onChange={(_, sharesPacks) => onChange({ sharesPacks })} />}
        label={FIELD_LABELS.sharesPacks}
        sx={{ display: 'flex' }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        Un pack puede nombrar a otros pacientes que también lo usan, o venderse con un código para quien lo
        reciba.
      </Typography>
      <CheckList
        label={FIELD_LABELS.issuedDocuments}
        hint="Al cobrar se ofrecen solo estos. Marque el voucher si reemplaza la boleta (Res. SII 176/2020); nunca reemplaza una boleta de honorarios."
        options={DOCUMENT_KINDS}
        labels={DOCUMENT_LABELS}
        chosen={issued}
        onChange={(issuedDocuments) => onChange({ issuedDocuments })}
      />
    </Box>
  );
}
