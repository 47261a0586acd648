import Box from '@mui/material/Box';
import { PageHead } from '../../../ui/frame/PageHead';
import { BackupFolderCard } from './BackupFolderCard';
import { PublicAddressCard } from './PublicAddressCard';

/** Settings that otherwise only the clinic's operator can change. Only for users with TEAM. */
export const ServerPage = () => (
  <>
    <PageHead
      title="Servidor"
      introduction="Cómo llegan los pacientes al sistema, y dónde quedan las copias de sus datos."
    />
    <Box sx={{ display: 'grid', gap: 2.5, marginTop: 2.5 }}>
      <PublicAddressCard />
      <BackupFolderCard />
    </Box>
  </>
);
