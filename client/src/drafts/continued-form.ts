import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentStaff } from '../session/current-staff';
import type { ListedDraft } from './draft';
import { drafts } from './drafts';
import type { KeptValues } from './use-kept-form';

/** The state of a history entry that leads to an unsaved form. */
interface ToContinue {
  readonly continues: string;
}

export const toContinue = ({ form }: Pick<ListedDraft, 'form'>): ToContinue => ({ continues: form });

const continuedOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'continues' in state
    ? (state as ToContinue).continues
    : undefined;

/**
 * Opens a dialog's form again if the user comes to continue its draft: from the list of unsaved texts, or by logging in
 * after the session ended while it was open.
 * @param forms what the forms' names begin with: 'treatment' for 'treatment.3'.
 * @param open gets what the form was kept with (`KeptForm.opens`).
 */
export function useContinuedForm<Opens>(forms: string, open: (opens: Opens) => void): void {
  const { id: staffId } = useCurrentStaff();
  const { state, pathname, search, hash } = useLocation() as ReturnType<typeof useLocation> & {
    state: unknown;
  };
  const navigate = useNavigate();
  const form = continuedOf(state);
  const isOne = form !== undefined && (form === forms || form.startsWith(`${forms}.`));
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    if (!isOne) return undefined;
    let isOver = false;
    void drafts.read({ staffId, form }).then((draft) => {
      if (isOver) return;
      // Once it is closed, coming back to this page does not open it again.
      void navigate({ pathname, search, hash }, { replace: true, state: null });
      if (draft) opening.current((draft.content as KeptValues<unknown, unknown>).opens as Opens);
    });
    return () => {
      isOver = true;
    };
  }, [isOne, form, staffId, navigate, pathname, search, hash]);
}
