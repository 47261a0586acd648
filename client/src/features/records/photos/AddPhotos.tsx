import { MAX_PHOTO_NOTE, type PhotoPurpose } from '#domain/records/photos/photo.js';
import { PHOTO_PURPOSE_LABELS } from '#domain/records/photos/photo.es.js';
import PhotoCameraOutlined from '~icons/outline-photo-camera';
import UploadFileOutlined from '~icons/outline-upload-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { DateField } from '../../../ui/fields/DateField';
import { Field } from '../../../ui/fields/Field';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { ONE_COLUMN } from '../../../ui/one-column';
import { NO_PLACE } from './photo-place';
import { UploadList } from './UploadList';
import { usePhotoFiles } from './use-photo-files';

interface AddPhotosProps {
  patientId: number;
  /** The visit to which they belong. */
  appointmentId?: number;
}

/** Takes or uploads photos of no particular place, and shows the uploads that are not stored yet. */
export function AddPhotos({ patientId, appointmentId }: AddPhotosProps) {
  const [purpose, setPurpose] = useState<PhotoPurpose>('CLINICAL');
  const [takenOn, setTakenOn] = useState('');
  const [note, setNote] = useState('');
  const [describes, setDescribes] = useState(false);
  const { date: today } = useClinicNow();
  const files = usePhotoFiles({
    patientId,
    appointmentId: appointmentId ?? null,
    place: NO_PLACE,
    purpose,
    // The day and the note apply to files chosen while these fields are shown.
    ...(describes && { takenOn, note }),
  });
  const canWrite = useRights()('HEALTH_DATA', 'WRITE');
  if (!canWrite) return null;
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" startIcon={<PhotoCameraOutlined />} onClick={files.takePhoto}>
          Foto
        </Button>
        <Button color="inherit" startIcon={<UploadFileOutlined />} onClick={files.chooseFiles}>
          Subir archivos
        </Button>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: { xs: '1 1 auto', sm: 'none' } }}>
          <SegmentedButtons
            label="Para qué es la foto"
            options={PHOTO_PURPOSE_LABELS}
            chosen={purpose}
            onChoose={setPurpose}
          />
          <Button
            color="inherit"
            aria-expanded={describes}
            onClick={() => setDescribes(!describes)}
            sx={{ flex: 'none' }}
          >
            Fecha y nota
          </Button>
        </Box>
      </Box>
      {purpose === 'PUBLISHING' && (
        <Typography variant="body2" color="textSecondary">
          Para mostrarla fuera de la ficha. Necesita un consentimiento propio, que el paciente puede retirar.
        </Typography>
      )}
      {describes && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 2fr)' } }}>
          <DateField label="Tomada el" value={takenOn} max={today} onChange={setTakenOn} />
          <Field
            label="Nota"
            hint="Para los archivos que elija ahora. Sin fecha, quedan con la de hoy."
            autoComplete="off"
            maxLength={MAX_PHOTO_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Box>
      )}
      {files.inputs}
      <UploadList patientId={patientId} />
    </Box>
  );
}
