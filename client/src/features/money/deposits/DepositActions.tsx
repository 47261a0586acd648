import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadFile, saveFile } from '../../../exporting/download-file';
import { useRights } from '../../../session/current-staff';
import { LINE_BUTTON } from '../../../ui/lists/line-button';
import { THUMB_HIGH } from '../../../ui/theme/thumb-high';
import { toasts } from '../../../ui/notices/toasts';
import type { MoneyDialog } from '../MoneyDialogs';
import { UseCreditForDeposit } from '../payments/UseCredit';
import type { DepositLineFragment } from './deposits.generated';

interface DepositActionsProps {
  deposit: DepositLineFragment;
  onOpen: (dialog: MoneyDialog) => void;
}

/** The actions that a deposit allows now. */
export function DepositActions({ deposit, onOpen }: DepositActionsProps) {
  const { appointmentId, state, status, isNoShow, hasProof, creditCovers, kept, patientName } = deposit;
  const canCollect = useRights()('CAJA');
  const [isLoading, setLoading] = useState(false);
  const isUnpaid = (state === 'PENDING' || state === 'REVIEW') && status !== 'CANCELLED';
  const mayKeep = state === 'RECEIVED' && kept > 0 && (status === 'CANCELLED' || isNoShow);
  const show = async () => {
    setLoading(true);
    try {
      const { content, name } = await downloadFile(`/api/caja/abonos/comprobante/${appointmentId}/`);
      saveFile(content, name ?? 'comprobante');
    } catch {
      toasts.error('No se pudo descargar el comprobante. Inténtelo de nuevo.');
    } finally {
      setLoading(false);
    }
  };
  if (!hasProof && !(canCollect && (isUnpaid || mayKeep))) return null;
  return (
    <Box
      role="group"
      aria-label={`Abono de ${patientName}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.75, sm: 1 },
        '& > *': { ...LINE_BUTTON, ...THUMB_HIGH, minWidth: 0 },
        // The narrowest phones have room for three, too.
        '@media (width < 380px)': { gap: 0.5, '& > *': { paddingInline: 0.25 } },
      }}
    >
      {hasProof && (
        <Button variant="outlined" color="inherit" disabled={isLoading} onClick={() => void show()}>
          Comprobante
        </Button>
      )}
      {canCollect && isUnpaid && (
        <>
          <Button variant="outlined" onClick={() => onOpen({ kind: 'receive-deposit', deposit })}>
            Abono recibido
          </Button>
          {creditCovers && <UseCreditForDeposit appointmentId={appointmentId} />}
          <Button color="inherit" onClick={() => onOpen({ kind: 'waive-deposit', deposit })}>
            Eximir
          </Button>
        </>
      )}
      {canCollect && mayKeep && (
        <Button variant="outlined" onClick={() => onOpen({ kind: 'keep-deposit', deposit })}>
          Retener abono
        </Button>
      )}
    </Box>
  );
}
