import Box from '@mui/material/Box';
import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { ClinicImages } from './ClinicImages';

export const ClinicImagesPage = () => (
  <>
    <PageHeading title="Imágenes">Imágenes</PageHeading>
    <Box sx={{ marginTop: 2.5 }}>
      <Card aria-label="Logo y foto">
        <ClinicImages />
      </Card>
    </Box>
  </>
);
