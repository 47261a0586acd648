import { useEffect, useState } from 'react';

/** Milliseconds without typing before the search is sent. */
const REST_MS = 250;

interface Draft {
  readonly text: string;
  /** The active search when this text was typed; once the search changes, the draft is outdated. */
  readonly since: string;
}

export interface SearchDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly commit: () => void;
}

/** The text of a search box, which is a few keys ahead of the active search. */
export function useSearchDraft(search: string, onSearch: (search: string) => void): SearchDraft {
  const [draft, setDraft] = useState<Draft>();
  const typed = draft?.since === search ? draft.text : undefined;
  const wanted = typed?.trim();

  const commit = () => {
    if (typed === undefined || wanted === undefined || wanted === search) return;
    // 'ana ' searches for 'ana', but the typed space stays.
    setDraft({ text: typed, since: wanted });
    onSearch(wanted);
  };
  useEffect(() => {
    if (wanted === undefined || wanted === search) return undefined;
    const timer = setTimeout(commit, REST_MS);
    return () => clearTimeout(timer);
  });

  return { text: typed ?? search, type: (text) => setDraft({ text, since: search }), commit };
}
