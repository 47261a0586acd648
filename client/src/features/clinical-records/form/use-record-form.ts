import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStaff } from '../../../session/current-staff';
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from './record-draft';
import { type RecordValues, sameValues, valuesOf } from '../record-values';

/**
 * A record's form, which keeps what is written in it on this computer until it is saved.
 * @param initial what is stored, or an empty record. @param version of what is stored; 0 for a new record.
 */
export function useRecordForm(where: Omit<DraftPlace, 'staffId'>, initial: RecordValues, version: number) {
  const { id: staffId } = useCurrentStaff();
  const { patientId, record } = where;
  const [draft] = useState(() => readDraft({ staffId, patientId, record }));
  const [isRestored, setRestored] = useState(draft !== undefined && !sameValues(draft.values, initial));
  const form = useForm<RecordValues>({
    defaultValues: isRestored && draft ? valuesOf(draft.values) : initial,
  });
  /** The version that the edit began with: an old draft's save is refused where somebody saved since. */
  const [baseVersion, setBaseVersion] = useState(draft?.version ?? version);

  const { subscribe, getValues, reset } = form;
  useEffect(() => {
    const place = { staffId, patientId, record };
    const keep = () => {
      const values = valuesOf(getValues());
      if (sameValues(values, initial)) forgetDraft(place);
      else keepDraft(place, { values, version: baseVersion });
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, staffId, patientId, record, initial, baseVersion]);

  return {
    form,
    baseVersion,
    setBaseVersion,
    isRestored,
    forget: () => forgetDraft({ staffId, patientId, record }),
    /** Back to what is stored. */
    startOver() {
      reset(initial);
      forgetDraft({ staffId, patientId, record });
      setBaseVersion(version);
      setRestored(false);
    },
  };
}
