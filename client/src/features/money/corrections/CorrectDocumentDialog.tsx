import { METHOD_LABELS } from '#domain/money/money.es.js';
import { DOCUMENT_KINDS } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import {
  type PaymentLineFragment,
  useCorrectPaymentDocumentMutation,
  useIssuedDocumentsQuery,
} from '../money.generated';
import { DocumentFields } from '../payments/DocumentFields';
import {
  documentFieldOf,
  type DocumentValues,
  faultsOfDocument,
  toDocument,
} from '../payments/payment-values';
import { ReasonField } from '../ReasonField';
import { useCloseAndReload } from '../use-close-and-reload';
import { NO_REASON } from './no-reason';

interface CorrectDocumentDialogProps {
  /** A payment with a document. */
  payment: PaymentLineFragment;
  onClose: () => void;
}

/** Names another document of a payment, or none, in place of one that was noted wrongly. */
export function CorrectDocumentDialog({ payment, onClose }: CorrectDocumentDialogProps) {
  const { id, amount, method, patientName, document } = payment;
  const [correct] = useCorrectPaymentDocumentMutation();
  const key = useRepeatKey();
  const issued =
    useIssuedDocumentsQuery({ fetchPolicy: 'cache-and-network' }).data?.issuedDocuments ?? DOCUMENT_KINDS;
  const initial: DocumentValues & { readonly reason: string } = {
    documentKind: document?.kind ?? '',
    documentNumber: document?.number ?? '',
    issuerRut: document?.issuerRut ?? '',
    reason: '',
  };
  const editing = useVersionedForm({
    initial,
    faultsOf: (values) => ({
      ...(values.documentKind !== '' && faultsOfDocument(values, true)),
      ...(values.reason.trim() === '' && { reason: NO_REASON }),
    }),
    sentences: { saved: 'Documento corregido', failed: 'No se pudo corregir el documento.' },
    fieldOf: documentFieldOf,
    create: async ({ reason, ...values }) => {
      const right = values.documentKind === '' ? null : toDocument(values.documentKind, values);
      const variables = { id, input: { document: right, reason: reason.trim() } };
      await correct({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title="Corregir documento"
      subtitle={[patientName, formatClp(amount), METHOD_LABELS[method]].filter(Boolean).join(' · ')}
      editing={editing}
      width={480}
      submit="Corregir"
      onClose={onClose}
    >
      <DocumentFields {...{ values, faults, issued, change }} />
      {values.documentKind === '' && (
        <Typography color="textSecondary">
          El pago queda sin documento, y su número, libre para otro pago.
        </Typography>
      )}
      <ReasonField value={values.reason} error={faults['reason']} onChange={(reason) => change({ reason })} />
    </FormModal>
  );
}
