import { METHOD_LABELS } from '#domain/money/money.es.js';
import { DOCUMENT_KINDS } from '#domain/money/payment.js';
import { formatClp } from '#domain/stock/clp.js';
import { useWatch } from 'react-hook-form';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { FormModal } from '../../../editing/FormModal';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import {
  type PaymentLineFragment,
  useAddPaymentDocumentMutation,
  useIssuedDocumentsQuery,
} from '../money.generated';
import { useCloseAndReload } from '../use-close-and-reload';
import { DocumentFields } from './DocumentFields';
import { documentFieldOf, type DocumentValues, faultsOfDocument, toDocument } from './payment-values';

interface AddDocumentDialogProps {
  payment: PaymentLineFragment;
  onClose: () => void;
}

const NO_DOCUMENT: DocumentValues = { documentKind: '', documentNumber: '', issuerRut: '' };

/** Notes the document that was issued after its payment was taken. */
export function AddDocumentDialog({ payment, onClose }: AddDocumentDialogProps) {
  const { id, amount, method, patientName } = payment;
  const [add] = useAddPaymentDocumentMutation();
  const key = useRepeatKey();
  const issued =
    useIssuedDocumentsQuery({ fetchPolicy: 'cache-and-network' }).data?.issuedDocuments ?? DOCUMENT_KINDS;
  const editing = useVersionedForm({
    initial: NO_DOCUMENT,
    faultsOf: (values) =>
      values.documentKind === '' ? { documentKind: 'Elija el documento.' } : faultsOfDocument(values, true),
    sentences: { saved: 'Documento guardado', failed: 'No se pudo guardar el documento.' },
    fieldOf: documentFieldOf,
    create: async (values) => {
      if (values.documentKind === '') return;
      const variables = { id, document: toDocument(values.documentKind, values) };
      await add({ variables, context: key.contextOf(variables) });
    },
    onSaved: useCloseAndReload(onClose),
  });
  const { change, faults } = editing;
  const values = useWatch({ control: editing.form.control, compute: (written) => written });
  return (
    <FormModal
      title="Agregar documento"
      subtitle={[patientName, formatClp(amount), METHOD_LABELS[method]].filter(Boolean).join(' · ')}
      editing={editing}
      width={480}
      submit="Agregar"
      onClose={onClose}
    >
      <DocumentFields {...{ values, faults, issued, change }} />
    </FormModal>
  );
}
