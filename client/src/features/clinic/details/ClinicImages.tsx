import { CLINIC_IMAGE_KINDS } from '#domain/clinic/images/clinic-image.js';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangedClinic } from '../../../clinic/clinic';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { useClinicImagesQuery } from './clinic-images.generated';
import { ImagePlace } from './ImagePlace';

/** The clinic's logo and photo, each saved separately; `#logo` and `#photo` link to them. */
export function ClinicImages() {
  const { hash } = useLocation();
  const { data, error, refetch } = useClinicImagesQuery({ fetchPolicy: 'network-only' });
  const changeClinic = useChangedClinic();
  const places = data?.clinicImages;
  const logo = places?.find(({ kind }) => kind === 'LOGO');
  useEffect(() => {
    if (logo) changeClinic({ logo: logo.image });
  }, [logo, changeClinic]);
  const reload = () => refetch().catch(() => undefined);
  if (!places)
    return (
      <LoadingOrRetry
        data={places}
        error={error}
        sentence="No se pudieron cargar el logo y la foto."
        refetch={refetch}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {CLINIC_IMAGE_KINDS.map((kind) => {
        const place = places.find((each) => each.kind === kind);
        const isAsked = hash === `#${kind.toLowerCase()}`;
        return place && <ImagePlace key={kind} place={place} isAsked={isAsked} reload={reload} />;
      })}
    </Box>
  );
}
