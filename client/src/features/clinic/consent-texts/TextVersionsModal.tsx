import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import { Modal } from '../../../ui/dialogs/Modal';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { type ClinicConsentTextFragment, useConsentTextVersionsQuery } from './consent-texts.generated';

/** The versions of a text, newest first. */
export function TextVersionsModal({
  text,
  onClose,
}: {
  text: ClinicConsentTextFragment;
  onClose: () => void;
}) {
  const wallTime = useWallTime();
  const { data, error, refetch } = useConsentTextVersionsQuery({
    variables: { id: text.id },
    fetchPolicy: 'network-only',
  });
  return (
    <Modal title={`Versiones de «${text.title}»`} width={640} onClose={onClose}>
      <LoadingOrRetry
        data={data}
        error={error}
        sentence="No se pudieron cargar las versiones."
        refetch={refetch}
      />
      {data?.consentTextVersions.map(({ version, title, body, writtenAt, writtenByName }) => (
        <Box key={version} sx={{ '& + &': { marginTop: 3 }, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">
            Versión {version}: {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {wallTime(writtenAt)}, {writtenByName}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', marginTop: 1 }}>
            {body}
          </Typography>
        </Box>
      ))}
    </Modal>
  );
}
