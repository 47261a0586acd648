import { DOCUMENT_LABELS } from '#domain/money/money.es.js';
import { DOCUMENT_KINDS, type DocumentKind, isCard } from '#domain/money/payment.js';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { SelectField } from '../../../ui/fields/SelectField';
import type { DocumentValues, PaymentValues } from './payment-values';

interface DocumentFieldsProps {
  /** The method and the code only of a payment that is just taken. */
  values: DocumentValues & Partial<Pick<PaymentValues, 'method' | 'authorizationCode'>>;
  faults: Partial<Record<string, string>>;
  /** The kinds that the clinic issues. */
  issued: readonly DocumentKind[];
  change: (part: Partial<PaymentValues>) => void;
}

/** The document issued elsewhere for the payment; with a card, the number of its voucher is typed right away. */
export function DocumentFields({ values, faults, issued, change }: DocumentFieldsProps) {
  const { method, documentKind, authorizationCode } = values;
  const isByCard = method != null && isCard(method);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(215px, 100%), 1fr))',
        gap: 2,
        ...optionalMarks,
      }}
    >
      <SelectField
        label="Documento"
        value={documentKind}
        error={faults['documentKind']}
        onChange={({ target }) => change({ documentKind: target.value as PaymentValues['documentKind'] })}
      >
        <option value="">Sin documento</option>
        {DOCUMENT_KINDS.filter((kind) => issued.includes(kind) || kind === documentKind).map((kind) => (
          <option key={kind} value={kind}>
            {DOCUMENT_LABELS[kind]}
          </option>
        ))}
      </SelectField>
      {documentKind !== '' && (
        <Field
          // A card's voucher is at hand; with other methods the user has just chosen the document.
          key={`${method} ${documentKind}`}
          autoFocus
          label="Número"
          aria-required={documentKind !== 'VOUCHER' || method === undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={values.documentNumber}
          error={faults['documentNumber']}
          onChange={({ target }) => change({ documentNumber: target.value })}
        />
      )}
      {documentKind === 'FEE_RECEIPT' && (
        <Field
          label="RUT de quien la emite"
          autoComplete="off"
          value={values.issuerRut}
          error={faults['issuerRut']}
          onChange={({ target }) => change({ issuerRut: target.value })}
        />
      )}
      {isByCard && (
        <Field
          label="Código de autorización"
          autoComplete="off"
          maxLength={20}
          value={authorizationCode ?? ''}
          error={faults['authorizationCode']}
          onChange={({ target }) => change({ authorizationCode: target.value })}
        />
      )}
    </Box>
  );
}
