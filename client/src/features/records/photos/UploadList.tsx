import { capitalised } from '#domain/capitalised.es.js';
import { placeInWords } from '#domain/records/photos/photo.es.js';
import type { PhotoPlace } from '#domain/records/photos/photo.js';
import InsertDriveFileOutlined from '~icons/outline-insert-drive-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { PhotoConsentDialog } from './PhotoConsentDialog';
import { placeKey } from './photo-place';
import type { Upload, UploadState } from './upload-queue';
import { uploads, useUploads } from './uploads';

interface UploadListProps {
  patientId: number;
  /** Shows only uploads of this place. */
  place?: PhotoPlace | undefined;
}

/** The patient's photos that are not stored yet, each with its progress or the reason why it is not stored. */
export function UploadList({ patientId, place }: UploadListProps) {
  const kept = useKeptFocus();
  const mine = useUploads().filter(
    (upload) => upload.patientId === patientId && (!place || placeKey(upload.place) === placeKey(place)),
  );
  const refused = mine.find(({ state }) => state === 'CONSENT');
  return (
    <Box {...kept} sx={{ display: 'grid', gap: 1, outline: 'none', '&:empty': { display: 'none' } }}>
      {mine.length > 0 && (
        <Box
          component="ul"
          aria-label="Fotos por subir"
          sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {mine.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </Box>
      )}
      {refused && <MissingConsent patientId={patientId} purpose={refused.purpose} />}
    </Box>
  );
}

const STATE_WORDS: Readonly<Record<UploadState, string>> = {
  WAITING: 'En espera',
  SENDING: 'Subiendo',
  LATER: 'Sin conexión. Se sube apenas vuelva; no cierre esta pestaña.',
  CONSENT: 'Falta el consentimiento del paciente. Se sube apenas lo registre.',
  FAILED: 'No se pudo subir. Inténtelo de nuevo.',
};

function UploadLine({ upload }: { upload: Upload }) {
  const { key, file, place, state, sent, reason } = upload;
  const isStuck = state === 'FAILED' || state === 'CONSENT';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
        padding: 1,
        borderRadius: 'var(--r-control)',
        border: '1px solid var(--line)',
        backgroundColor: 'var(--card)',
      }}
    >
      <InsertDriveFileOutlined aria-hidden fontSize="small" />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {capitalised(placeInWords(place)) || file.name}
        </Typography>
        <Typography
          variant="caption"
          component="div"
          role={isStuck ? 'alert' : 'status'}
          color={isStuck ? 'error' : 'textSecondary'}
        >
          {reason ?? STATE_WORDS[state]}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {(state === 'FAILED' || state === 'LATER') && (
          <Button size="small" onClick={() => uploads.retry(key)}>
            Reintentar
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={`No subir ${file.name}`}
          onClick={() => uploads.discard(key)}
        >
          Quitar
        </Button>
      </Box>
      {state === 'SENDING' && (
        <LinearProgress
          // The server then still has to read the photo.
          variant={sent < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(sent * 100)}
          aria-label={`Subiendo ${file.name}`}
          sx={{ gridColumn: '1 / -1', marginTop: 0.75, borderRadius: 2 }}
        />
      )}
    </Box>
  );
}

function MissingConsent({ patientId, purpose }: Pick<Upload, 'patientId' | 'purpose'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        Registrar consentimiento
      </Button>
      {isAsking && (
        <PhotoConsentDialog
          patientId={patientId}
          purpose={purpose}
          onClose={() => setAsking(false)}
          onRecorded={() => {
            setAsking(false);
            uploads.consented(patientId, purpose);
          }}
        />
      )}
    </>
  );
}
