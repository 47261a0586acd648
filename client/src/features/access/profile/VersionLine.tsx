import Typography from '@mui/material/Typography';
import { useRunningVersionQuery } from './profile.generated';

/** The running version, for support requests. Absent if it can’t be read. */
export function VersionLine() {
  const { data } = useRunningVersionQuery({ fetchPolicy: 'network-only' });
  if (!data) return null;
  const { version, commit } = data.runningVersion;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ marginTop: 3 }}>
      Huella, versión {commit === null ? version : `${version} (${commit})`}. Dígala si pide ayuda.
    </Typography>
  );
}
