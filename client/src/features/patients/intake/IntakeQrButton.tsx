import QrCodeRounded from '~icons/round-qr-code';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useRights } from '../../../session/current-staff';

const IntakeQr = lazy(() => import('./IntakeQr').then((module) => ({ default: module.IntakeQr })));

interface IntakeQrButtonProps {
  patientId: number;
  appointmentId: number | null;
}

/** For everyone at the desk: making the code shows no answer. */
export function IntakeQrButton(whose: IntakeQrButtonProps) {
  const can = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!can('PATIENTS', 'WRITE')) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<QrCodeRounded />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        Cuestionario
      </Button>
      {isOpen && (
        <Suspense>
          <IntakeQr {...whose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
