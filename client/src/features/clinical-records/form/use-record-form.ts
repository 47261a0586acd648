import { shortDate } from '#domain/clinic-time.es.js';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useVersionedForm, type VersionedForm } from '../../../editing/use-versioned-form';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import { useCurrentStaff } from '../../../session/current-staff';
import {
  ClinicalRecordsDocument,
  CurrentRecordDocument,
  RecordSuppliesDocument,
  RecordVersionsDocument,
  useCreateClinicalRecordMutation,
  useUpdateClinicalRecordMutation,
} from '../clinical-records.generated';
import {
  type ClinicalRecord,
  FIELD_LABELS,
  type RecordField,
  type RecordValues,
  sameValues,
  toRecordInput,
  valuesOf,
  NOT_SAID,
} from '../record-values';
import { suppliesInWords } from '../used-supplies';
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from './record-draft';
import { failureText, SERVER_UNREACHABLE } from './record-failure';

export interface RecordFormState extends VersionedForm<RecordValues, ClinicalRecord> {
  /** The form was filled from a draft. */
  readonly isRestored: boolean;
  /** Resets the form to what is stored. */
  readonly startOver: () => void;
}

/** A new record that is saved together with something else. */
interface SavedElsewhere {
  readonly record: DraftPlace['record'];
  /** @throws what the server rejects. */
  readonly create: (values: RecordValues) => Promise<void>;
  readonly saved: string;
}

const REFETCHED = { refetchQueries: [ClinicalRecordsDocument, RecordSuppliesDocument] };

/**
 * A record's form, which stores a draft on this computer until it is saved.
 * @param initial the stored record, or an empty one. @param opened absent for a new record.
 * @param elsewhere absent for a record that is saved alone.
 */
export function useRecordForm(
  patientId: number,
  initial: RecordValues,
  opened: ClinicalRecord | undefined,
  onSaved: () => void,
  elsewhere?: SavedElsewhere,
): RecordFormState {
  const { id: staffId } = useCurrentStaff();
  const record: DraftPlace['record'] = elsewhere?.record ?? opened?.id ?? 'new';
  const [draft] = useState(() => readDraft({ staffId, patientId, record }, initial));
  const [isRestored, setRestored] = useState(draft !== undefined && !sameValues(draft.values, initial));
  // A draft is an edit of the version it started from: saving it is refused if somebody has saved since.
  const [begun] = useState(opened && { ...opened, version: draft?.version ?? opened.version });
  const client = useApolloClient();
  const professionals = useProfessionals();
  const [create] = useCreateClinicalRecordMutation(REFETCHED);
  const [update] = useUpdateClinicalRecordMutation(REFETCHED);

  const versionOf = async (base: ClinicalRecord): Promise<ClinicalRecord> => {
    if (base.version === opened?.version) return opened;
    const variables = { id: base.id };
    const { data } = await client.query({
      query: RecordVersionsDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const found = data?.clinicalRecord?.versions.find(({ version }) => version === base.version);
    return { ...base, ...found };
  };
  const editing = useVersionedForm({
    initial: isRestored && draft ? valuesOf(draft.values) : initial,
    create: async (values) => {
      if (elsewhere) return elsewhere.create(values);
      await create({ variables: { input: { patientId, ...toRecordInput(values) } } });
    },
    edited: begun && {
      stored: begun,
      valuesOf,
      labels: FIELD_LABELS,
      inWords: (field, values) => inWords(field, values, professionals),
      update: async (values, { id, version }) => {
        await update({ variables: { id, version, input: toRecordInput(values) } });
      },
      load: async (base) => {
        const before = await versionOf(base);
        const { data } = await client.query({
          query: CurrentRecordDocument,
          variables: { id: base.id },
          fetchPolicy: 'network-only',
        });
        return data?.clinicalRecord ? { theirs: data.clinicalRecord, before } : undefined;
      },
      keepsMine: true,
    },
    sentences: opened
      ? { saved: 'Ficha clínica actualizada correctamente', failed: SERVER_UNREACHABLE }
      : { saved: elsewhere?.saved ?? 'Ficha clínica creada correctamente', failed: SERVER_UNREACHABLE },
    sentenceOf: failureText,
    onSaved: () => {
      forgetDraft({ staffId, patientId, record });
      onSaved();
    },
  });

  const { subscribe, getValues, reset } = editing.form;
  const version = editing.stored?.version ?? 0;
  useEffect(() => {
    const place = { staffId, patientId, record };
    const keep = () => {
      const values = valuesOf(getValues());
      if (sameValues(values, initial)) forgetDraft(place);
      else keepDraft(place, { values, version });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, staffId, patientId, record, initial, version]);

  return {
    ...editing,
    isRestored,
    startOver() {
      if (opened) editing.restart(opened);
      else reset(initial);
      forgetDraft({ staffId, patientId, record });
      setRestored(false);
    },
  };
}

/** A field's text when two edits are compared. */
function inWords(
  field: RecordField,
  values: RecordValues,
  professionals: readonly ClinicProfessional[],
): string {
  if (field === 'professionalId')
    return professionals.find(({ id }) => id === values.professionalId)?.name ?? NOT_SAID;
  if (field === 'usedSupplies') return suppliesInWords(values.usedSupplies) || '(vacío)';
  return field === 'date' ? shortDate(values.date) : values[field].trim() || '(vacío)';
}
