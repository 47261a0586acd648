import { useEffect, useState } from 'react';
import { useCurrentStaff } from '../session/current-staff';
import type { Draft } from './draft';
import { drafts } from './drafts';

/**
 * The draft of one of the current user's forms; reading it moves it to this tab.
 * @param form undefined for none.
 * @param isFollowed whether to read again when the tab is shown, because another tab may have been closed. Not for an
 *   open form: the text typed there would replace the other tab's draft.
 * @returns undefined until it is read.
 */
export function useStoredDraft<Content>(
  form: string | undefined,
  isFollowed = false,
): { draft: Draft<Content> | undefined } | undefined {
  const { id: staffId } = useCurrentStaff();
  const [found, setFound] = useState<{ form: string; draft: Draft<Content> | undefined }>();
  useEffect(() => {
    if (form === undefined) return undefined;
    let isOver = false;
    const look = async () => {
      const draft = (await drafts.read({ staffId, form })) as Draft<Content> | undefined;
      if (!isOver) setFound({ form, draft });
    };
    const lookNow = () => void look();
    lookNow();
    if (isFollowed) document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [staffId, form, isFollowed]);
  return found && found.form === form ? found : undefined;
}
