import { useState } from 'react';
import type { PatientFormValues } from '../../patients/form/patient-form-values';
import type { NewPatientState } from './NewPatientInPlace';

type Typed = Partial<PatientFormValues>;

/** A new patient that is being added within an appointment's form. */
export interface AddedPatient {
  /** Absent while none is being added. */
  readonly added: { readonly typed?: Typed | undefined; readonly isRestored?: boolean } | undefined;
  readonly state: NewPatientState;
  readonly start: (typed: Typed | undefined) => void;
  readonly note: (state: NewPatientState) => void;
  readonly stop: () => void;
  /** The typed data of the added patient; undefined if there are none. */
  readonly typed: Typed | undefined;
  /** Continues with data that were typed earlier. */
  readonly restore: (typed: Typed) => void;
}

const UNTOUCHED: NewPatientState = { isReady: false, isDirty: false, typed: {} };

export function useAddedPatient(): AddedPatient {
  const [added, setAdded] = useState<AddedPatient['added']>();
  const [state, setState] = useState(UNTOUCHED);
  const hasText = Object.values(state.typed).some((value) => typeof value === 'string' && value !== '');
  return {
    added,
    state,
    start(typed) {
      setState(UNTOUCHED);
      setAdded({ typed });
    },
    // Stable, as an effect depends on it.
    note: setState,
    stop: () => setAdded(undefined),
    typed: added && hasText ? state.typed : undefined,
    restore: (typed) => setAdded({ typed, isRestored: true }),
  };
}
