import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { AgreementOfPatient } from './agreements/agreement-of-patient';
import { PatientAgreementDialog } from './agreements/PatientAgreementDialog';
import { AddChargeDialog } from './charges/AddChargeDialog';
import { PriceDialog } from './charges/PriceDialog';
import { CorrectDocumentDialog } from './corrections/CorrectDocumentDialog';
import { ReopenDialog } from './corrections/ReopenDialog';
import { RefundDialog } from './corrections/RefundDialog';
import { ReverseDialog } from './corrections/ReverseDialog';
import type { DepositLineFragment } from './deposits/deposits.generated';
import { KeepDepositDialog } from './deposits/KeepDepositDialog';
import { ReceiveDepositDialog } from './deposits/ReceiveDepositDialog';
import { WaiveDepositDialog } from './deposits/WaiveDepositDialog';
import { ExpenseDialog } from './expenses/ExpenseDialog';
import { ReverseExpenseDialog } from './expenses/ReverseExpenseDialog';
import type { ChargeLineFragment, ExpenseLineFragment, PaymentLineFragment } from './money.generated';
import { CloseDialog } from './till/CloseDialog';
import type { CashDay } from './till/day-figures';
import { SettleDialog } from './till/SettleDialog';
import { CancelPackDialog } from './packs/CancelPackDialog';
import { GiveBackDialog, type UsedSession } from './packs/GiveBackDialog';
import { PackFamilyDialog } from './packs/PackFamilyDialog';
import type { PackLineFragment } from './packs/packs.generated';
import { RedeemGiftDialog } from './packs/RedeemGiftDialog';
import { RenewGiftDialog } from './packs/RenewGiftDialog';
import { SellPackDialog } from './packs/SellPackDialog';
import { AddDocumentDialog } from './payments/AddDocumentDialog';
import { PaymentDialog } from './payments/PaymentDialog';

/** The name may be unknown before the person's charges are loaded. */
interface Person {
  readonly id: number;
  readonly name?: string | undefined;
}

/** A dialog about money that a page has opened. */
export type MoneyDialog =
  | { kind: 'pay'; patient: Person | null; charges?: readonly ChargeLineFragment[] }
  | { kind: 'sell' }
  | {
      kind: 'add';
      patient: Person;
      appointmentId: number | null;
      service?: ServiceType;
      treatment?: string;
    }
  | { kind: 'price' | 'reverse'; charge: ChargeLineFragment }
  | { kind: 'refund' | 'document' | 'correct-document'; payment: PaymentLineFragment }
  | { kind: 'spend'; day: LocalDate }
  | { kind: 'unspend'; expense: ExpenseLineFragment }
  | { kind: 'sell-pack'; patient: Person | null }
  | { kind: 'redeem-gift'; patientId: number }
  | { kind: 'renew-gift'; pack: PackLineFragment }
  | { kind: 'cancel-pack'; pack: PackLineFragment }
  | { kind: 'pack-family'; pack: PackLineFragment; patientId: number; canAdd: boolean }
  | { kind: 'give-back'; session: UsedSession }
  | { kind: 'receive-deposit' | 'waive-deposit' | 'keep-deposit'; deposit: DepositLineFragment }
  | { kind: 'close'; day: CashDay }
  | { kind: 'settle'; day: CashDay }
  | { kind: 'agreement'; patientId: number; agreement: AgreementOfPatient | null }
  | { kind: 'reopen'; day: LocalDate };

/** All dialogs about money, loaded when the first is opened. */
export function MoneyDialogs({ dialog, onClose }: { dialog: MoneyDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'pay':
      return (
        <PaymentDialog
          patient={dialog.patient}
          {...(dialog.charges && { charges: dialog.charges })}
          onClose={onClose}
        />
      );
    case 'sell':
      return <PaymentDialog patient={null} isSale onClose={onClose} />;
    case 'add':
      return <AddChargeDialog {...dialog} onClose={onClose} />;
    case 'price':
      return <PriceDialog charge={dialog.charge} onClose={onClose} />;
    case 'reverse':
      return <ReverseDialog charge={dialog.charge} onClose={onClose} />;
    case 'refund':
      return <RefundDialog payment={dialog.payment} onClose={onClose} />;
    case 'document':
      return <AddDocumentDialog payment={dialog.payment} onClose={onClose} />;
    case 'correct-document':
      return <CorrectDocumentDialog payment={dialog.payment} onClose={onClose} />;
    case 'spend':
      return <ExpenseDialog day={dialog.day} onClose={onClose} />;
    case 'unspend':
      return <ReverseExpenseDialog expense={dialog.expense} onClose={onClose} />;
    case 'sell-pack':
      return <SellPackDialog patient={dialog.patient} onClose={onClose} />;
    case 'redeem-gift':
      return <RedeemGiftDialog patientId={dialog.patientId} onClose={onClose} />;
    case 'renew-gift':
      return <RenewGiftDialog pack={dialog.pack} onClose={onClose} />;
    case 'cancel-pack':
      return <CancelPackDialog pack={dialog.pack} onClose={onClose} />;
    case 'pack-family':
      return <PackFamilyDialog {...dialog} onClose={onClose} />;
    case 'give-back':
      return <GiveBackDialog session={dialog.session} onClose={onClose} />;
    case 'receive-deposit':
      return <ReceiveDepositDialog deposit={dialog.deposit} onClose={onClose} />;
    case 'waive-deposit':
      return <WaiveDepositDialog deposit={dialog.deposit} onClose={onClose} />;
    case 'keep-deposit':
      return <KeepDepositDialog deposit={dialog.deposit} onClose={onClose} />;
    case 'close':
      return <CloseDialog day={dialog.day} onClose={onClose} />;
    case 'agreement':
      return (
        <PatientAgreementDialog patientId={dialog.patientId} agreement={dialog.agreement} onClose={onClose} />
      );
    case 'settle':
      return <SettleDialog day={dialog.day} onClose={onClose} />;
    case 'reopen':
      return <ReopenDialog day={dialog.day} onClose={onClose} />;
  }
}
