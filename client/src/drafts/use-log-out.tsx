import { type ReactNode, useState } from 'react';
import type { ListedDraft } from './draft';
import { drafts } from './drafts';
import type { UnsavedDraftsDialog } from './UnsavedDraftsDialog';

/**
 * A logout that first asks the user if there are unsaved drafts.
 * @param staffId undefined if the current user is not known.
 * @param onContinue opens the page of a draft; absent if nothing can be saved here.
 */
export function useLogOut(
  staffId: number | undefined,
  logOut: () => void,
  onContinue?: (draft: ListedDraft) => void,
): { readonly ask: () => Promise<void>; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<{
    Dialog: typeof UnsavedDraftsDialog;
    unsaved: readonly ListedDraft[];
  }>();
  const ask = async () => {
    const unsaved = staffId === undefined ? [] : await drafts.list(staffId);
    if (unsaved.length === 0) return logOut();
    try {
      const { UnsavedDraftsDialog: Dialog } = await import('./UnsavedDraftsDialog');
      setAsked({ Dialog, unsaved });
    } catch {
      // The dialog's code can't be loaded without a connection, but logging out must still be possible.
      if (window.confirm('Hay textos sin guardar. ¿Borrarlos y cerrar la sesión?')) logOut();
    }
  };
  const close = () => setAsked(undefined);
  const dialog = asked && (
    <asked.Dialog
      drafts={asked.unsaved}
      onClose={close}
      onDiscard={() => {
        close();
        logOut();
      }}
      onContinue={
        onContinue &&
        ((draft) => {
          close();
          onContinue(draft);
        })
      }
    />
  );
  return { ask, dialog };
}
