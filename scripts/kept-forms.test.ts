import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './bootstrap/checkout.mjs';

const FORM = /\buse(VersionedForm|RequestForm|AppointmentForm|Form)(<[^(]*>)?\(/;

/** Forms that are not kept in the browser until they are saved, by the reason. All others are. */
const NOT_KEPT: Readonly<Record<string, readonly string[]>> = {
  'They take the option from the form that uses them.': [
    'features/agenda/form/use-appointment-form.ts',
    'features/privacy/requests/use-request-form.ts',
  ],
  'They have a password, a key or another secret, or what one is given for.': [
    'features/access/password-link/ChoosePasswordForm.tsx',
    'features/access/profile/PasswordForm.tsx',
    'features/access/profile/second-factor/StepForm.tsx',
    'features/access/team/MemberModal.tsx',
    'features/data/backup/archive/StartArchiveModal.tsx',
    'features/data/calendar-feeds/NewFeedModal.tsx',
    'features/data/server/RemoveModal.tsx',
    'features/data/server/SetModal.tsx',
    'features/integrations/NewKeyModal.tsx',
    'features/integrations/webhooks/WebhookModal.tsx',
    'features/messages/settings/connections/ConnectionModal.tsx',
    'features/messages/settings/connections/DisconnectModal.tsx',
    'features/privacy/patient/ExportCard.tsx',
  ],
  'An amount of last week is not what is paid today, and what was already sent must not be sent again.': [
    'features/money/agreements/PatientAgreementDialog.tsx',
    'features/money/charges/AddChargeDialog.tsx',
    'features/money/charges/PriceDialog.tsx',
    'features/money/corrections/CorrectDocumentDialog.tsx',
    'features/money/corrections/ReasonDialog.tsx',
    'features/money/corrections/RefundDialog.tsx',
    'features/money/deposits/KeepDepositDialog.tsx',
    'features/money/deposits/ReceiveDepositDialog.tsx',
    'features/money/expenses/ExpenseDialog.tsx',
    'features/money/packs/CancelPackDialog.tsx',
    'features/money/packs/RedeemGiftDialog.tsx',
    'features/money/packs/RenewGiftDialog.tsx',
    'features/money/packs/SellPackDialog.tsx',
    'features/money/pay/RegimeDialog.tsx',
    'features/money/payments/AddDocumentDialog.tsx',
    'features/money/payments/use-payment.ts',
    'features/money/till/CloseDialog.tsx',
    'features/money/till/SettleDialog.tsx',
  ],
  'They take a line, or are chosen rather than typed.': [
    'features/access/profile/NameForm.tsx',
    'features/agenda/blocked-hours/BlockHoursModal.tsx',
    'features/clinic/first-steps/PricesModal.tsx',
    'features/clinic/settings/ClosureModal.tsx',
    'features/clinic/settings/professionals/DayOffModal.tsx',
    'features/patients/form/use-rut-replacement.ts',
    'features/privacy/patient/RecordConsentModal.tsx',
    'features/privacy/requests/LinkModal.tsx',
    'features/privacy/retention/RetentionForm.tsx',
  ],
  'A record keeps all of its fields, not only the changed ones (record-draft.ts).': [
    'features/records/form/use-record-form.ts',
  ],
};

it('keeps what is typed into each form of the panel, unless there is a reason', () => {
  const client = path.join(root, 'client/src');
  const forms = globSync('**/*.{ts,tsx}', { cwd: client })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      text: readFileSync(path.join(client, file), 'utf8'),
    }))
    .filter(({ text }) => FORM.test(text));
  const notKept = forms.filter(({ text }) => !/\bkept: |useKeptForm</.test(text)).map(({ file }) => file);
  expect(notKept.toSorted()).toEqual(Object.values(NOT_KEPT).flat().toSorted());
});
