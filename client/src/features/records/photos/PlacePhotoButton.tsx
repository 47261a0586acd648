import type { Place } from '#domain/records/foot/exam-edits.js';
import PhotoCameraOutlined from '~icons/outline-photo-camera';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CameraDialog } from './CameraDialog';
import { photoPlaceOf } from './photo-place';
import { UploadList } from './UploadList';
import { hasLiveCamera } from './use-camera';
import { usePhotoFiles } from './use-photo-files';
import { usePhotosOf } from './use-photos-of';
import { ZonePhotos } from './ZonePhotos';

interface PlacePhotoButtonProps {
  patientId: number;
  appointmentId: number;
  /** A nail, a zone of the skin or a whole foot. */
  zone: Place;
}

/** Takes a photo of a place on the feet during a visit, with the previous photo of the place over the camera. */
export function PlacePhotoButton({ patientId, appointmentId, zone }: PlacePhotoButtonProps) {
  const place = photoPlaceOf(zone);
  const files = usePhotoFiles({ patientId, appointmentId, place, purpose: 'CLINICAL' });
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { photos, totalCount } = usePhotosOf({ patientId, place, kind: 'PHOTO' }, 1);
  const previous = photos?.[0];
  // The phone's own camera takes better photos, but shows no previous one over them.
  const take = () => (previous && hasLiveCamera() ? setCameraOpen(true) : files.takePhoto());
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<PhotoCameraOutlined />} onClick={take}>
          Foto
        </Button>
        <Button color="inherit" onClick={files.chooseFiles}>
          Subir archivos
        </Button>
        {previous && (
          <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {/* The number shows that a new photo was stored. */}
            Fotos ({totalCount})
          </Button>
        )}
      </Box>
      {files.inputs}
      {isOpen && <ZonePhotos patientId={patientId} zone={zone} />}
      <UploadList patientId={patientId} place={place} />
      {isCameraOpen && (
        <CameraDialog
          place={place}
          previous={previous}
          onTake={(photo) => {
            setCameraOpen(false);
            files.add([photo]);
          }}
          onChooseFile={() => {
            setCameraOpen(false);
            files.chooseFiles();
          }}
          onClose={() => setCameraOpen(false)}
        />
      )}
    </Box>
  );
}
