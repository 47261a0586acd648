import type { ComponentProps } from 'react';
import { useStoredDraft } from '../../../drafts/use-stored-draft';
import { Loading } from '../../../ui/frame/Loading';
import { type PatientDraft, patientForm } from './patient-draft';
import { PatientForm } from './PatientForm';

/** The patient form, filled from the stored draft if there is one. */
export function KeptPatientForm(props: Omit<ComponentProps<typeof PatientForm>, 'draft'>) {
  const found = useStoredDraft<PatientDraft>(patientForm(props.patient?.id));
  return found ? <PatientForm {...props} draft={found.draft?.content} /> : <Loading />;
}
