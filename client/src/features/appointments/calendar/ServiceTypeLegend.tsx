import { SERVICE_TYPES } from '#domain/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Key = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&::before': { content: '""', width: 10, height: 10, borderRadius: 3, backgroundColor: '#3b82f6' },
  '&[data-type="MANICURE"]::before': { backgroundColor: '#ec4899' },
});

/** Explains the calendar's two colours. */
export function ServiceTypeLegend() {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{ display: 'flex', gap: 2, marginTop: 1.5 }}
    >
      {SERVICE_TYPES.map((type) => (
        <Key key={type} data-type={type}>
          {SERVICE_TYPE_LABELS[type]}
        </Key>
      ))}
    </Typography>
  );
}
