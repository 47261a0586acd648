import { useApolloClient } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import {
  useVersionedForm,
  type VersionedForm,
  type VersionedFormOptions,
} from '../../../editing/use-versioned-form';

const CHANGED_BY_OTHERS = 'Otra persona cambió esta solicitud mientras tanto. Revísela antes de guardar.';

/** A form about a request. If another user saved first, the list shows their change, and saving works again. */
export function useRequestForm<Values extends FieldValues>(
  options: Omit<VersionedFormOptions<Values, never, unknown>, 'edited' | 'onRefused' | 'sentenceOf'>,
): VersionedForm<Values, never> {
  const client = useApolloClient();
  return useVersionedForm<Values, never, unknown>({
    ...options,
    sentenceOf: ({ code }) => (code === 'STALE' ? CHANGED_BY_OTHERS : undefined),
    onRefused: ({ code }) => {
      if (code === 'STALE') void client.refetchQueries({ include: ['PrivacyRequests'] });
    },
  });
}
