import { useRights } from '../../../session/current-staff';
import { mayChangePrice } from '../charges/price-change';
import type { ChargeLineFragment, PaymentLineFragment } from '../money.generated';
import type { MoneyDialog } from '../MoneyDialogs';
import type { LineAction } from './LineMenu';
import type { TillLine } from './line-words';

const personOf = ({ patientId, patientName }: ChargeLineFragment) =>
  patientId === null ? null : { id: patientId, name: patientName ?? '' };

/** The actions that the user may take on a line. */
export function useLineActions(
  onOpen: (dialog: MoneyDialog) => void,
  onPrint: (payment: PaymentLineFragment) => void,
): (line: TillLine) => LineAction[] {
  const can = useRights();
  return (shown) => {
    if (shown.is === 'payment') {
      const { line: payment } = shown;
      const isRefundable = payment.kind === 'PAYMENT' || payment.kind === 'TIP';
      return [
        ...(payment.kind === 'PAYMENT' && payment.amount > 0
          ? [{ label: 'Imprimir comprobante', act: () => onPrint(payment) }]
          : []),
        ...(can('CAJA') && payment.kind === 'PAYMENT' && payment.amount > 0 && !payment.document
          ? [{ label: 'Agregar documento', act: () => onOpen({ kind: 'document', payment }) }]
          : []),
        ...(can('CAJA_CORRECTIONS') && payment.kind === 'PAYMENT' && payment.document
          ? [{ label: 'Corregir documento', act: () => onOpen({ kind: 'correct-document', payment }) }]
          : []),
        ...(can('CAJA_CORRECTIONS') && isRefundable && payment.amount > payment.refunded && payment.amount > 0
          ? [{ label: 'Devolver', act: () => onOpen({ kind: 'refund', payment }) }]
          : []),
      ];
    }
    const { line: charge } = shown;
    const isOpen = !charge.isReversed && charge.reversesId === null;
    // A pack is cancelled as a whole.
    const isOwn = charge.kind !== 'PACK';
    if (!isOpen || !can('CAJA')) return [];
    return [
      ...(charge.owed > 0
        ? [
            {
              label: 'Cobrar',
              act: () => onOpen({ kind: 'pay', patient: personOf(charge), charges: [charge] }),
            },
          ]
        : []),
      ...(isOwn && mayChangePrice(charge, can)
        ? [{ label: 'Cambiar precio', act: () => onOpen({ kind: 'price', charge }) }]
        : []),
      ...(can('CAJA_CORRECTIONS') && isOwn
        ? [{ label: 'Anular cobro', act: () => onOpen({ kind: 'reverse', charge }) }]
        : []),
    ];
  };
}
