import { useEffect, useRef } from 'react';
import { forgetDraftsOf } from '../../features/clinical-records/form/forget-drafts';
import { forgetUnsavedPatient } from '../../features/patients/form/unsaved-patient';
import { useSession } from '../../features/session/SessionProvider';

/**
 * A logout removes the user's drafts about patients from the computer; an expired session keeps them for three days.
 */
export function RemoveDraftsOnLogout() {
  const session = useSession();
  const lastStaffId = useRef<number>(undefined);
  useEffect(() => {
    if (session.kind === 'staff') lastStaffId.current = session.user.id;
    if (session.kind !== 'nobody' || !session.leftOnPurpose) return;
    forgetUnsavedPatient();
    if (lastStaffId.current !== undefined) forgetDraftsOf(lastStaffId.current);
  }, [session]);
  return null;
}
