import { NO_SHOWS_TO_WARN } from '#domain/visits/attendance.js';
import Typography from '@mui/material/Typography';
import { useNoShowsQuery } from './no-shows.generated';

/** Warns the user that the patient missed several appointments within a year. */
export function NoShowNotice({ patientId }: { patientId: number }) {
  const { data } = useNoShowsQuery({ variables: { patientId }, fetchPolicy: 'network-only' });
  const count = data?.noShows ?? 0;
  if (count < NO_SHOWS_TO_WARN) return null;
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: 'warning.main', fontWeight: 600, marginTop: -1.5 }}
    >
      No vino a {count} citas en el último año.
    </Typography>
  );
}
