import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import {
  ClinicalRecordsDocument,
  CurrentRecordDocument,
  RecordSuppliesDocument,
  RecordVersionsDocument,
  useUpdateClinicalRecordMutation,
} from '../clinical-records.generated';
import { mergeEdits } from './record-conflict';
import { failureText } from './record-failure';
import {
  type ClinicalRecord,
  type RecordField,
  type RecordValues,
  toRecordInput,
  valuesOf,
} from '../record-values';
import type { useRecordForm } from './use-record-form';

/** Saves an edit. Where somebody else saved first, puts both together and says what is left to decide. */
export function useUpdateRecord(
  opened: ClinicalRecord,
  { form, baseVersion, setBaseVersion, forget }: ReturnType<typeof useRecordForm>,
  onSaved: () => void,
) {
  const client = useApolloClient();
  const [update] = useUpdateClinicalRecordMutation({
    refetchQueries: [ClinicalRecordsDocument, RecordSuppliesDocument],
  });
  const [stored, setStored] = useState(opened);
  const [failure, setFailure] = useState<string>();
  const [adopted, setAdopted] = useState<readonly RecordField[]>([]);
  const [clashes, setClashes] = useState<readonly RecordField[]>([]);

  /** What the edit began with: a draft may have begun before the record as it was opened now. */
  const baseOf = async (version: number): Promise<RecordValues> => {
    if (version === stored.version) return valuesOf(stored);
    const { data } = await client.query({
      query: RecordVersionsDocument,
      variables: { id: opened.id },
      fetchPolicy: 'network-only',
    });
    const found = data?.clinicalRecord?.versions.find((one) => one.version === version);
    return valuesOf(found ?? stored);
  };
  const putTogether = async (mine: RecordValues): Promise<void> => {
    const base = await baseOf(baseVersion);
    const { data } = await client.query({
      query: CurrentRecordDocument,
      variables: { id: opened.id },
      fetchPolicy: 'network-only',
    });
    const theirs = data?.clinicalRecord;
    if (!theirs) return;
    const merged = mergeEdits(base, valuesOf(theirs), valuesOf(mine));
    setStored(theirs);
    setBaseVersion(theirs.version);
    setAdopted(merged.adopted);
    setClashes(merged.clashes);
    for (const field of merged.adopted) form.setValue(field, merged.values[field], { shouldDirty: true });
  };

  const isSending = useRef(false);
  const save = async (values: RecordValues): Promise<void> => {
    // The button waits for the next drawing to be disabled: two presses may both come before it.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      await update({ variables: { id: opened.id, version: baseVersion, input: toRecordInput(values) } });
      forget();
      toasts.success('Ficha clínica actualizada correctamente');
      onSaved();
    } catch (error) {
      const isStale = failureOf(error).code === 'STALE';
      setFailure(isStale ? `Error: ${ERROR_MESSAGES.STALE}` : failureText(error));
      if (isStale) await putTogether(values).catch(() => undefined);
    } finally {
      isSending.current = false;
    }
  };
  return { save, failure, stored, clashes, adopted };
}
