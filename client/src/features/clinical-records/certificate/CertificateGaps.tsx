import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../../ui/notices/Notice';
import type { CertifiedPatient } from './certificate';

interface CertificateGapsProps {
  missing: readonly string[];
  patient: CertifiedPatient;
}

/** Why a certificate can't be printed yet, and where to fix it. */
export function CertificateGaps({ missing, patient }: CertificateGapsProps) {
  return (
    <>
      {missing.length > 0 && (
        <Notice sentence="Faltan datos de la clínica para firmar el certificado.">
          <Typography variant="body2">
            Falta {inWords(missing)}.{' '}
            <Link component={RouterLink} to="/app/configuracion/clinica">
              Completar en la configuración
            </Link>
          </Typography>
        </Notice>
      )}
      {patient.provisionalRut && (
        <Notice sentence="El RUT de este paciente es provisional.">
          <Typography variant="body2">
            Un certificado debe llevar el verdadero.{' '}
            <Link component={RouterLink} to={`/app/pacientes?paciente=${patient.id}`}>
              Completar sus datos
            </Link>
          </Typography>
        </Notice>
      )}
    </>
  );
}

const inWords = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1)}`;
