import { inWords } from '#domain/records/certificates/certificate.es.js';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRights } from '../../../session/current-staff';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import type { CertificateGap, CertifiedPatient } from './certificate';

const ProvisionalRut = lazy(() =>
  import('./ProvisionalRut').then((module) => ({ default: module.ProvisionalRut })),
);

interface CertificateGapsProps {
  gaps: readonly CertificateGap[];
  /** False if the record names no professional and several may have attended. */
  hasSigner: boolean;
  patient: CertifiedPatient;
  onEdit: () => void;
}

/** Why a certificate can't be printed yet, and where to fix it. */
export function CertificateGaps({ gaps, hasSigner, patient, onEdit }: CertificateGapsProps) {
  const can = useRights();
  return (
    <>
      {!hasSigner && (
        <Notice sentence="Esta ficha no dice quién atendió.">
          <Typography variant="body2">
            Firma quien atendió.{' '}
            <Link
              component="button"
              type="button"
              variant="body2"
              sx={{ verticalAlign: 'baseline' }}
              onClick={onEdit}
            >
              Indicarlo en la ficha
            </Link>
          </Typography>
        </Notice>
      )}
      {gaps.map(({ sentence, missing, link, path }) => (
        <Notice key={path} sentence={sentence}>
          <Typography variant="body2">
            Falta {inWords(missing)}.{' '}
            {can('SETTINGS') ? (
              <Link component={RouterLink} to={path}>
                {link}
              </Link>
            ) : (
              'Pídalo a quien administra la clínica.'
            )}
          </Typography>
        </Notice>
      ))}
      {patient.provisionalRut && (
        <Notice sentence="El RUT de este paciente es provisional.">
          <Typography variant="body2">
            Un certificado debe llevar el verdadero.
            {!can('PATIENTS') && ' Pídalo a quien puede cambiar los datos de los pacientes.'}
          </Typography>
          {can('PATIENTS') && (
            <Suspense fallback={<Loading />}>
              <ProvisionalRut patientId={patient.id} />
            </Suspense>
          )}
        </Notice>
      )}
    </>
  );
}
