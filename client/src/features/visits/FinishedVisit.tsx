import CheckCircleOutlined from '~icons/outline-check-circle';
import VerifiedOutlined from '~icons/outline-verified';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useContinuedForm } from '../../drafts/continued-form';
import { Card } from '../../ui/Card';
import { ONE_COLUMN } from '../../ui/one-column';
import { useCurrentRecordQuery } from '../records/clinical-records.generated';
import { useMayCertify } from '../records/certificate/use-may-certify';
import { ControlCard } from '../records/card/ControlCard';
import { NextVisit } from './NextVisit';
import type { StoredVisit, VisitPatient } from './visit';

const CertificateDialog = lazy(() =>
  import('../records/certificate/CertificateDialog').then((module) => ({
    default: module.CertificateDialog,
  })),
);

interface FinishedVisitProps {
  appointment: StoredVisit;
  patient: VisitPatient;
  recordId: number;
  /** Whether it was finished just now, on this page. */
  isFresh: boolean;
  /** The price of the visit, and the part that is paid. */
  money: ReactNode;
}

/** The usual steps after a visit: the payment, a certificate, the next appointment and the instructions for the patient. */
export function FinishedVisit({ appointment, patient, recordId, isFresh, money }: FinishedVisitProps) {
  const record = useCurrentRecordQuery({ variables: { id: recordId } }).data?.clinicalRecord;
  const mayCertify = useMayCertify();
  const [showsCertificate, setShowsCertificate] = useState(false);
  useContinuedForm(`certificate.${recordId}`, () => setShowsCertificate(true));
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its form.
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const recordPath = `/app/fichas-clinicas?paciente=${patient.id}&ficha=${recordId}`;
  return (
    <Box sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 3 } }}>
      <Card aria-labelledby="visita-terminada">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CheckCircleOutlined aria-hidden color="success" />
          <Typography variant="h2" id="visita-terminada" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            Visita terminada
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
          {isFresh
            ? 'La ficha está guardada, los productos salieron del stock y la cita quedó completada.'
            : 'Esta visita ya tiene su ficha.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
          {(!record || mayCertify(record)) && (
            <Button
              variant="outlined"
              startIcon={<VerifiedOutlined />}
              disabled={!record}
              onClick={() => setShowsCertificate(true)}
            >
              Generar Certificado
            </Button>
          )}
          <Button color="inherit" component={Link} to={recordPath}>
            Ver la ficha
          </Button>
          <Button color="inherit" component={Link} to="/app/dashboard">
            Volver al Dashboard
          </Button>
        </Box>
      </Card>
      {money}
      <NextVisit appointment={appointment} />
      <Card aria-labelledby="indicaciones">
        <Typography variant="h2" id="indicaciones">
          Indicaciones para el paciente
        </Typography>
        <ControlCard recordId={recordId} />
      </Card>
      {showsCertificate && record && (
        <Suspense fallback={null}>
          <CertificateDialog
            record={record}
            patient={patient}
            onEdit={() => void navigate(recordPath)}
            onClose={() => setShowsCertificate(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
