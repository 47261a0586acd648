import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { freeCredit } from '#domain/money/account.js';
import { proposedPack } from '#domain/money/pack.js';
import { leftOfPack } from '#domain/money/pack.es.js';
import { formatClp } from '#domain/stock/clp.js';
import AddRounded from '~icons/round-add';
import EditOutlined from '~icons/outline-edit';
import PaymentsOutlined from '~icons/outline-payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { keepFocusNear } from '../../../ui/keep-focus-near';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { mayChangePrice } from '../charges/price-change';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { type ChargeLineFragment, useVisitMoneyQuery } from '../money.generated';
import { needsPack, packOfVisit } from '../packs/pack-of-visit';
import { usePatientPacksQuery } from '../packs/packs.generated';
import { UsePack } from '../packs/UsePack';
import { UseCredit } from '../payments/UseCredit';
import { standing, whyNothing } from '../standing';

interface VisitMoneyProps {
  appointmentId: number;
  patient: { readonly id: number; readonly name: string };
  service: ServiceType;
  treatment: string;
  /** The day of the visit. */
  day: LocalDate;
}

/** The price of a visit and the part that is paid, with one button to collect the rest. */
export function VisitMoney({ appointmentId, patient, service, treatment, day }: VisitMoneyProps) {
  const { data, error, refetch } = useVisitMoneyQuery({
    variables: { appointmentId, patientId: patient.id },
    fetchPolicy: 'network-only',
  });
  const packs = usePatientPacksQuery({
    variables: { patientId: patient.id },
    fetchPolicy: 'network-only',
  }).data?.patientPacks;
  useMoneyChanges();
  const can = useRights();
  const canCollect = can('CAJA');
  const [dialog, setDialog] = useState<MoneyDialog>();
  const charges = data && standing(data.appointmentCharges);
  const account = data?.patientAccount;
  const free = account ? freeCredit(account) : 0;
  const owed = charges?.reduce((sum, charge) => sum + charge.owed, 0) ?? 0;
  const used = packOfVisit(packs ?? [], appointmentId);
  const why = whyNothing(charges ?? []);
  const ofVisit = charges?.find(({ kind }) => kind === 'VISIT');
  const proposed =
    charges && needsPack(charges) && !used
      ? proposedPack(packs ?? [], treatment, day, patient.id)
      : undefined;
  return (
    <Card aria-labelledby="cobro" onPointerEnter={prepareMoneyDialogs} onFocus={prepareMoneyDialogs}>
      <Typography variant="h2" id="cobro">
        Cobro
      </Typography>
      {error && !data && (
        <RetryNotice
          sentence="No se pudo cargar el cobro."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && (
        <Placeholder role="status" aria-label="Cargando el cobro" sx={{ height: 100, marginTop: 1 }} />
      )}
      {charges && account && (
        <>
          {charges.length === 0 && (
            <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
              No hay ningún cobro por esta visita.
            </Typography>
          )}
          <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
            {charges.map((charge) => (
              <Line
                key={charge.id}
                charge={charge}
                {...(mayChangePrice(charge, can) &&
                  !(used && charge.kind === 'VISIT') && {
                    onChange: () => setDialog({ kind: 'price', charge }),
                  })}
              />
            ))}
          </Box>
          {account.owed > owed && (
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
              Además tiene un saldo pendiente de {formatClp(account.owed - owed)} de antes.
            </Typography>
          )}
          {canCollect && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
              {proposed && <UsePack pack={proposed} patientId={patient.id} appointmentId={appointmentId} />}
              {owed > 0 && (
                <Button
                  variant={proposed ? 'outlined' : 'contained'}
                  startIcon={<PaymentsOutlined />}
                  ref={keepFocusNear}
                  onClick={() =>
                    setDialog({ kind: 'pay', patient, charges: charges.filter((one) => one.owed > 0) })
                  }
                >
                  Cobrar {formatClp(owed)}
                </Button>
              )}
              {owed > 0 && free > 0 && <UseCredit patientId={patient.id} credit={free} />}
              {!ofVisit && (
                <Button
                  variant={owed > 0 ? 'outlined' : 'contained'}
                  onClick={() => setDialog({ kind: 'add', patient, appointmentId, treatment })}
                >
                  Poner precio
                </Button>
              )}
              <Button
                color="inherit"
                startIcon={<AddRounded />}
                onClick={() => setDialog({ kind: 'add', patient, appointmentId, service })}
              >
                Agregar
              </Button>
            </Box>
          )}
          {charges.length > 0 && owed === 0 && (
            <Typography role="status" sx={{ marginTop: 1, fontWeight: 600 }}>
              {used
                ? `Pagado con el pack ${used.name}: ${leftOfPack(used, patient.id)}.`
                : why
                  ? `Sin costo: ${why}`
                  : 'Pagado.'}
            </Typography>
          )}
        </>
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </Card>
  );
}

interface LineProps {
  charge: ChargeLineFragment;
  /** Absent if its price can't be changed. */
  onChange?: () => void;
}

function Line({ charge, onChange }: LineProps) {
  const { description, amount, discount, listPrice, reason, paid, paidByDeposit } = charge;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        paddingBlock: 0.5,
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {description}
        {(discount > 0 || (amount === 0 && reason)) && (
          <Typography variant="body2" color="textSecondary">
            {discount > 0
              ? `Precio ${formatClp(listPrice)}, rebaja ${formatClp(discount)}: ${reason}`
              : reason}
          </Typography>
        )}
      </Box>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {formatClp(amount)}
        {paidByDeposit > 0 && ` · abono ${formatClp(paidByDeposit)}`}
        {paid > paidByDeposit && paid < amount && ` · pagado ${formatClp(paid - paidByDeposit)}`}
      </Typography>
      {onChange && (
        <Button
          size="small"
          color="inherit"
          startIcon={<EditOutlined />}
          aria-label={`Cambiar precio de ${description}`}
          onClick={onChange}
        >
          Cambiar precio
        </Button>
      )}
    </Box>
  );
}
