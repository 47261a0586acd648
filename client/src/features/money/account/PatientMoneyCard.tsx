import AddRounded from '~icons/round-add';
import PaymentsOutlined from '~icons/outline-payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { PatientAgreement } from '../agreements/PatientAgreement';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { usePatientMoneyQuery } from '../money.generated';
import { usePrintedReceipt } from '../receipt/use-printed-receipt';
import { linesOf } from '../till/line-words';
import { MoneyLines } from '../till/MoneyLines';
import { useLineActions } from '../till/use-line-actions';

/** Lines that are shown at first. */
const FEW = 6;

/** A patient's charges and payments, the newest first. */
export function PatientMoneyCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = usePatientMoneyQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  useMoneyChanges();
  const can = useRights();
  const [dialog, setDialog] = useState<MoneyDialog>();
  const [showsAll, setShowsAll] = useState(false);
  const receipt = usePrintedReceipt();
  const actionsOf = useLineActions(setDialog, (payment) => void receipt.print(payment));
  const lines = data && linesOf(data.patientCharges, data.patientPayments).toReversed();
  const patient = { id: patientId, name: data?.patientCharges[0]?.patientName ?? '' };
  return (
    <Card aria-labelledby="cobros-y-pagos" onPointerEnter={prepareMoneyDialogs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id="cobros-y-pagos" sx={{ flex: '1 1 auto' }}>
          Cobros y pagos
        </Typography>
        {can('CAJA') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              color="inherit"
              startIcon={<AddRounded />}
              onClick={() => setDialog({ kind: 'add', patient, appointmentId: null })}
            >
              Agregar cobro
            </Button>
            <Button
              variant="outlined"
              startIcon={<PaymentsOutlined />}
              onClick={() => setDialog({ kind: 'pay', patient })}
            >
              Recibir pago
            </Button>
          </Box>
        )}
      </Box>
      <PatientAgreement patientId={patientId} onOpen={setDialog} />
      {error && !data && (
        <RetryNotice
          sentence="No se pudieron cargar los cobros y pagos."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Placeholder role="status" aria-label="Cargando cobros y pagos" sx={{ height: 88, marginTop: 1 }} />
      )}
      {lines?.length === 0 && (
        <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
          Aún no tiene cobros ni pagos.
        </Typography>
      )}
      {lines && lines.length > 0 && (
        <Box sx={{ marginTop: 1 }}>
          <MoneyLines
            label="Cobros y pagos"
            isOfPatient
            lines={showsAll ? lines : lines.slice(0, FEW)}
            actionsOf={actionsOf}
          />
        </Box>
      )}
      {lines && lines.length > FEW && !showsAll && (
        <Button color="inherit" onClick={() => setShowsAll(true)}>
          Ver todo ({lines.length})
        </Button>
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
      {receipt.paper}
    </Card>
  );
}
