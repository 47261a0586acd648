import { identifierInWords } from '#domain/patients/identifiers/identifier.es.js';
import type { Identifier } from '#domain/patients/identifiers/identifier.js';
import Typography from '@mui/material/Typography';

/** The documents besides the RUT, one per line. */
export const PatientIdentifiers = ({ identifiers }: { identifiers: readonly Identifier[] }) =>
  identifiers.map((one) => (
    <Typography
      key={`${one.kind} ${one.country} ${one.value}`}
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'block' }}
    >
      {identifierInWords(one)}
    </Typography>
  ));
