import { STORAGE_KEYS } from '../calls/browser-storage';
import { isDraftOver } from '../private-storage/limits';
import type { Draft, DraftPlace, DraftStore, ListedDraft } from './draft';

interface KeptDraft extends Draft {
  readonly keptAt: number;
}

/** Stores drafts unencrypted in the session storage: they survive a reload of their tab, and end when it is closed. */
export class TabDrafts implements DraftStore {
  constructor(private readonly storage: Storage) {}

  async read(place: DraftPlace): Promise<Draft | undefined> {
    return this.#read(keyOf(place));
  }

  async keep(place: DraftPlace, draft: Draft): Promise<void> {
    this.storage.setItem(keyOf(place), JSON.stringify({ ...draft, keptAt: Date.now() } satisfies KeptDraft));
  }

  async forget(place: DraftPlace): Promise<void> {
    this.storage.removeItem(keyOf(place));
  }

  async list(staffId: number): Promise<readonly ListedDraft[]> {
    return this.#keys(staffId)
      .flatMap((key) => {
        const draft = this.#read(key);
        return draft ? [{ ...draft, form: key.slice(prefixOf(staffId).length) }] : [];
      })
      .toSorted((one, other) => other.keptAt - one.keptAt)
      .map(({ form, title, path }) => ({ form, title, path, isElsewhere: false }));
  }

  async forgetHealthDataOf(staffId: number): Promise<void> {
    for (const key of this.#keys(staffId))
      if (this.#read(key)?.hasHealthData !== false) this.storage.removeItem(key);
  }

  async forgetUser(staffId: number): Promise<void> {
    for (const key of this.#keys(staffId)) this.storage.removeItem(key);
  }

  #keys(staffId: number): string[] {
    return Object.keys(this.storage).filter((key) => key.startsWith(prefixOf(staffId)));
  }

  #read(key: string): KeptDraft | undefined {
    const kept = JSON.parse(this.storage.getItem(key) ?? 'null') as KeptDraft | null;
    return kept && !isDraftOver(kept) ? kept : undefined;
  }
}

const prefixOf = (staffId: number): string => `${STORAGE_KEYS.draft}.${staffId}.`;
const keyOf = ({ staffId, form }: DraftPlace): string => `${prefixOf(staffId)}${form}`;
