import type { FieldErrors } from '#domain/errors.js';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../apollo/apollo-failure';
import {
  SuppliesDocument,
  type SupplyInput,
  type UpdateSupplyInput,
  useCreateSupplyMutation,
  useUpdateSupplyMutation,
} from '../supplies.generated';
import type { Supply } from '../list/supply-list';

/** Spec, section 8. */
const SAVE_FAILED = 'Error al guardar el insumo. Por favor, intente nuevamente.';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Somebody changed it meanwhile; `now` is what is stored, absent where it was deleted or not reached. */
  | { readonly kind: 'moved'; readonly sentence: string; readonly now: Supply | undefined }
  | { readonly kind: 'incorrect'; readonly fields: FieldErrors }
  | { readonly kind: 'failed'; readonly sentence: string };

/** Stores a supply, new or changed, and tells how it went. */
export function useSaveSupply() {
  const client = useApolloClient();
  const [create] = useCreateSupplyMutation({ refetchQueries: [SuppliesDocument], awaitRefetchQueries: true });
  const [update] = useUpdateSupplyMutation();

  const storedNow = async (id: number): Promise<Supply | undefined> => {
    const { data } = await client
      .query({ query: SuppliesDocument, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    return data?.supplies.find((supply) => supply.id === id);
  };
  const outcomeOf = async (error: unknown, id: number | undefined): Promise<SaveOutcome> => {
    const { code, sentence = SAVE_FAILED, fields } = failureOf(error);
    if (id !== undefined && (code === 'STALE' || code === 'STOCK_MOVED')) {
      return { kind: 'moved', sentence, now: await storedNow(id) };
    }
    if (code === 'INVALID_INPUT' && Object.keys(fields).length > 0) return { kind: 'incorrect', fields };
    return { kind: 'failed', sentence: code === 'NOT_FOUND' ? sentence : SAVE_FAILED };
  };

  return {
    create: (input: SupplyInput): Promise<SaveOutcome> =>
      create({ variables: { input } }).then(
        () => ({ kind: 'saved' }),
        (error: unknown) => outcomeOf(error, undefined),
      ),
    update: (supply: Supply, input: UpdateSupplyInput): Promise<SaveOutcome> =>
      update({ variables: { id: supply.id, version: supply.version, input } }).then(
        () => ({ kind: 'saved' }),
        (error: unknown) => outcomeOf(error, supply.id),
      ),
  };
}
