import { manicureInWords } from '#domain/agenda/manicure.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import type { WarningKind } from '#domain/records/warnings/warning.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useVersionedForm, type VersionedForm } from '../../../editing/use-versioned-form';
import { type ClinicProfessional, useProfessionals } from '../../../professionals/professionals';
import { useCurrentStaff } from '../../../session/current-staff';
import {
  ClinicalRecordsDocument,
  CurrentRecordDocument,
  RecordSuppliesDocument,
  RecordVersionsDocument,
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
import { drafts } from '../../../drafts/drafts';
import { type DraftedRecord, type RecordDraft, recordForm, recordPath } from './record-draft';
import { failureText, SERVER_UNREACHABLE } from './record-failure';

export interface RecordFormState extends VersionedForm<RecordValues, ClinicalRecord> {
  /** The form was filled from a draft. */
  readonly isRestored: boolean;
  /** Resets the form to the stored values. */
  readonly startOver: () => void;
}

interface NewRecord {
  readonly record: DraftedRecord;
  /** @throws if the server rejects the record. */
  readonly create: (values: RecordValues) => Promise<void>;
  readonly saved: string;
  /** Warnings that the user dismissed, which the draft keeps too. */
  readonly dismissed: readonly WarningKind[];
}

const NONE: readonly WarningKind[] = [];

export const REFETCHED = { refetchQueries: [ClinicalRecordsDocument, RecordSuppliesDocument] };

/**
 * A record's form, which keeps a draft in this browser until it is saved.
 * @param draft the kept draft, if any. @param initial the stored record, or an empty one.
 * @param opened absent for a new record. @param added absent for a stored one.
 */
export function useRecordForm(
  patient: { readonly id: number; readonly name: string },
  draft: RecordDraft | undefined,
  initial: RecordValues,
  opened: ClinicalRecord | undefined,
  onSaved: () => void,
  added?: NewRecord,
): RecordFormState {
  const { id: staffId } = useCurrentStaff();
  const { id: patientId, name } = patient;
  const record: DraftedRecord = added?.record ?? opened?.id ?? 'new';
  // A draft from before a field was introduced lacks it.
  const [restored] = useState(draft && valuesOf({ ...initial, ...draft.values }));
  const [isRestored, setRestored] = useState(restored !== undefined && !sameValues(restored, initial));
  // A draft is an edit of the version it started from: the server refuses it if another user has saved since.
  const [begun] = useState(opened && { ...opened, version: draft?.version ?? opened.version });
  const place = useMemo(
    () => ({ staffId, form: recordForm(patientId, record) }),
    [staffId, patientId, record],
  );
  const client = useApolloClient();
  const professionals = useProfessionals();
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
    initial: isRestored && restored ? restored : initial,
    create: async (values) => {
      await added?.create(values);
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
    sentences: {
      saved: added?.saved ?? 'Ficha clínica actualizada correctamente',
      failed: SERVER_UNREACHABLE,
    },
    sentenceOf: failureText,
    onSaved: () => {
      void drafts.forget(place);
      onSaved();
    },
  });

  const { subscribe, getValues, reset } = editing.form;
  const version = editing.stored?.version ?? 0;
  const dismissed = added?.dismissed ?? NONE;
  const keptDismissed = useRef(dismissed);
  useEffect(() => {
    const keep = () => {
      const values = valuesOf(getValues());
      if (sameValues(values, initial) && dismissed.length === 0) return void drafts.forget(place);
      const draft = {
        content: {
          values,
          version,
          ...(dismissed.length > 0 && { dismissed }),
        } satisfies RecordDraft,
        title: `Ficha de ${name}`,
        path: recordPath(patientId, record),
        hasHealthData: true,
      };
      void drafts.keep(place, draft);
    };
    if (keptDismissed.current !== dismissed) keep();
    keptDismissed.current = dismissed;
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, place, patientId, name, record, initial, version, dismissed]);

  return {
    ...editing,
    isRestored,
    startOver() {
      if (opened) editing.restart(opened);
      else reset(initial);
      void drafts.forget(place);
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
  if (field === 'footExam')
    return values.footExam ? examInWords(values.footExam).join('. ') || 'Sin hallazgos' : '(vacío)';
  if (field === 'manicure') return (values.manicure && manicureInWords(values.manicure)) || '(vacío)';
  return field === 'date' ? shortDate(values.date) : values[field].trim() || '(vacío)';
}
