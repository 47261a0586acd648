import { freeCredit } from '#domain/money/account.js';
import { DOCUMENT_KINDS, isCard, type PaymentMethod } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CancelOrSubmit } from '../../../ui/dialogs/CancelOrSubmit';
import { Modal } from '../../../ui/dialogs/Modal';
import { Notice } from '../../../ui/notices/Notice';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { ONE_COLUMN } from '../../../ui/one-column';
import { useUnpaidDepositsQuery } from '../deposits/deposits.generated';
import { type ChargeLineFragment, useIssuedDocumentsQuery, usePatientChargesQuery } from '../money.generated';
import { PesosField } from '../PesosField';
import { CashFields } from './CashFields';
import { DocumentFields } from './DocumentFields';
import { MethodButtons } from './MethodButtons';
import { MoreFields } from './MoreFields';
import { OpenCharges } from './OpenCharges';
import { DoneActions, PaymentDone } from './PaymentDone';
import { amountOf, type PaymentValues, tipOf, toPay } from './payment-values';
import { PurposeField } from './PurposeField';
import { SaleFields } from './SaleFields';
import { usePayment } from './use-payment';
import { UseCredit, UseCreditForDeposit } from './UseCredit';

interface PaymentDialogProps {
  /** Null for a sale without one. */
  patient: { readonly id: number; readonly name?: string | undefined } | null;
  /** The charges chosen at first, shown before the patient's others are loaded. Absent: all that the patient owes. */
  charges?: readonly ChargeLineFragment[];
  /** Something is sold and paid at once. */
  isSale?: boolean;
  onClose: () => void;
}

/** Takes a payment: of a visit, of what a patient owes, in advance, of the deposit of an appointment, or of a sale. */
export function PaymentDialog({ patient, charges: known, isSale = false, onClose }: PaymentDialogProps) {
  const query = usePatientChargesQuery({
    variables: { patientId: patient?.id ?? 0 },
    skip: patient === null || isSale,
    fetchPolicy: 'cache-and-network',
  });
  // Known charges are the purpose.
  const asksPurpose = patient !== null && !isSale && !known;
  const pending = useUnpaidDepositsQuery({
    variables: { first: MOST_DEPOSITS, patientId: patient?.id ?? 0 },
    skip: !asksPurpose,
    fetchPolicy: 'network-only',
  });
  const deposits = pending.data?.unpaidDeposits.nodes ?? [];
  const [purpose, setPurpose] = useState<number | null>();
  const open = openOf(query.data?.patientCharges ?? known ?? []);
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const initial = known ? new Set(known.map(({ id }) => id)) : new Set(open.map(({ id }) => id));
  const chosen = picked ?? initial;
  const isLoading =
    !isSale && !known && ((!query.data && !query.error) || (asksPurpose && !pending.data && !pending.error));
  const owesNothing = patient !== null && !isSale && query.data !== undefined && open.length === 0;
  const wanted = purpose === undefined && owesNothing ? deposits[0]?.appointmentId : purpose;
  const deposit = deposits.find(({ appointmentId }) => appointmentId === wanted);
  const isAdvance = owesNothing && !deposit;
  const payment = usePayment({
    patientId: patient?.id ?? null,
    charges: open.filter(({ id }) => chosen.has(id)),
    isSale,
    isAdvance,
    deposit,
  });
  const { editing, values, payable, paid } = payment;
  const { change, faults } = editing;
  const amount = amountOf(values, payable);
  const due = toPay(values, payable);
  const issued =
    useIssuedDocumentsQuery({ fetchPolicy: 'cache-and-network' }).data?.issuedDocuments ?? DOCUMENT_KINDS;
  const credit = query.data ? freeCredit(query.data.patientAccount) : 0;
  const choose = (method: PaymentMethod) =>
    change({
      method,
      ...(isCard(method) &&
        values.documentKind === '' &&
        issued.includes('VOUCHER') && { documentKind: 'VOUCHER' as const }),
      ...(!isCard(method) && values.documentKind === 'VOUCHER' && { documentKind: '' as const }),
    });
  const title = isSale
    ? 'Vender'
    : isAdvance || deposit
      ? 'Recibir pago'
      : isLoading
        ? 'Cobrar'
        : `Cobrar ${formatClp(payable.owed)}`;
  return (
    <Modal
      title={paid ? 'Pago guardado' : title}
      subtitle={[patient?.name, deposit?.patientName, open[0]?.patientName, values.buyer?.name].find(Boolean)}
      width={640}
      isBusy={editing.isSaving}
      hasCloseButton={paid !== undefined}
      hasChanges={!paid && hasTyped(values)}
      onClose={onClose}
      {...(!paid && { onSubmit: () => void editing.submit() })}
      actions={
        paid ? (
          <DoneActions paid={paid} onAgain={payment.again} onClose={onClose} />
        ) : (
          <CancelOrSubmit
            submit="Listo"
            isBusy={editing.isSaving}
            isDisabled={isLoading}
            minWidth={120}
            onCancel={onClose}
          />
        )
      }
    >
      {paid ? (
        <PaymentDone {...paid} />
      ) : (
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          {editing.failure && <Notice sentence={editing.failure} />}
          {query.error && !query.data && (
            <RetryNotice
              sentence="No se pudo cargar lo que debe."
              onRetry={() => void query.refetch().catch(() => undefined)}
            />
          )}
          {isLoading && <Placeholder role="status" aria-label="Cargando" sx={{ height: 44 }} />}
          {isSale && (
            <SaleFields
              values={values}
              faults={faults}
              isStored={payment.sold !== undefined}
              change={change}
            />
          )}
          {!isLoading && deposits.length > 0 && (
            <PurposeField
              deposits={deposits}
              owed={open.reduce((sum, { owed }) => sum + owed, 0)}
              chosen={deposit}
              onChoose={setPurpose}
            />
          )}
          {deposit?.creditCovers && (
            <UseCreditForDeposit appointmentId={deposit.appointmentId} onUsed={onClose} />
          )}
          {!isSale && !deposit && open.length > 0 && (
            <OpenCharges charges={open} chosen={chosen} onChoose={setPicked} />
          )}
          {isAdvance && (
            <Typography color="textSecondary">
              No debe nada: lo que pague queda como saldo a favor.
            </Typography>
          )}
          {patient && !deposit && credit > 0 && open.length > 0 && (
            <UseCredit patientId={patient.id} credit={credit} />
          )}
          <MethodButtons chosen={values.method} error={faults['method']} onChoose={choose} />
          {!isSale && !deposit && (
            <PesosField
              label="Monto"
              aria-required={isAdvance}
              value={values.amount}
              error={faults['amount']}
              {...(!isAdvance && {
                placeholder: formatClp(payable.owed),
                hint: 'Vacío, se paga todo. Para un abono, escriba cuánto.',
              })}
              onChange={(text) => change({ amount: text })}
            />
          )}
          {patient && !isAdvance && !deposit && amount !== undefined && amount > payable.owed && (
            <FormControlLabel
              label={`Dejar ${formatClp(amount - payable.owed)} como saldo a favor`}
              control={
                <Checkbox
                  checked={values.keepsRest}
                  onChange={({ target }) => change({ keepsRest: target.checked })}
                />
              }
            />
          )}
          {values.method === 'CASH' && amount !== undefined && due !== undefined && due > 0 && (
            <CashFields
              amount={amount}
              due={due}
              tip={tipOf(values)}
              tendered={values.tendered}
              error={faults['tendered']}
              onTender={(tendered) => change({ tendered })}
            />
          )}
          {values.method && <DocumentFields {...{ values, faults, issued, change }} />}
          {values.method && <MoreFields values={values} faults={faults} change={change} hasTip={!deposit} />}
        </Box>
      )}
    </Modal>
  );
}

/** More hours than a patient has booked ahead. */
const MOST_DEPOSITS = 20;

/** The oldest first, as debts are paid. */
const openOf = (charges: readonly ChargeLineFragment[]): ChargeLineFragment[] =>
  charges
    .filter(({ owed }) => owed > 0)
    .toSorted((one, other) => one.belongsTo.localeCompare(other.belongsTo) || one.id - other.id);

const TYPED = [
  'description',
  'price',
  'reason',
  'amount',
  'tendered',
  'documentNumber',
  'authorizationCode',
  'payerName',
  'payerRut',
  'tip',
  'note',
] as const;
const hasTyped = (values: PaymentValues): boolean => TYPED.some((field) => values[field] !== '');
