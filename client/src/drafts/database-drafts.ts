import type { BrowserTab } from '../private-storage/browser-tab';
import { forgetUser } from '../private-storage/forget-user';
import { isDraftOver } from '../private-storage/limits';
import { draftsOf, type PrivateDatabase, type SealedDraft } from '../private-storage/private-database';
import { keyOf, seal, unseal } from '../private-storage/encryption';
import type { Draft, DraftPlace, DraftStore, ListedDraft } from './draft';

/** Drafts in the browser's encrypted database. Each belongs to one tab until the tab is closed. */
export class DatabaseDrafts implements DraftStore {
  constructor(
    private readonly database: PrivateDatabase,
    private readonly tab: BrowserTab,
  ) {}

  async read(place: DraftPlace): Promise<Draft | undefined> {
    const found = (await this.#continuable(draftsOf(place.staffId, place.form)))[0];
    if (!found) return undefined;
    const draft = await this.#unseal(found);
    await this.#replace(found, draft && { ...found, tab: this.tab.id });
    return draft;
  }

  async keep(place: DraftPlace, draft: Draft): Promise<void> {
    const { staffId, form } = place;
    const key = await keyOf(this.database, staffId);
    const sealed = await seal(key, nameOf(place), draft);
    const transaction = this.database.transaction(['keys', 'drafts'], 'readwrite');
    // If the key is missing, the user has logged out in another tab in the meantime.
    if (await transaction.objectStore('keys').getKey(staffId)) {
      const { hasHealthData } = draft;
      const kept = { staffId, form, tab: this.tab.id, keptAt: Date.now(), hasHealthData, sealed };
      await transaction.objectStore('drafts').put(kept);
    }
    await transaction.done;
  }

  forget({ staffId, form }: DraftPlace): Promise<void> {
    return this.database.delete('drafts', [staffId, form, this.tab.id]);
  }

  async list(staffId: number): Promise<readonly ListedDraft[]> {
    const open = await this.tab.open();
    const isElsewhere = ({ tab }: SealedDraft) => tab !== this.tab.id && open.has(tab);
    const kept = (await this.database.getAll('drafts', draftsOf(staffId)))
      .filter((one) => !isDraftOver(one))
      .toSorted(
        (one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)) || other.keptAt - one.keptAt,
      );
    const listed = await Promise.all(
      kept.map(async (one) => {
        const draft = await this.#unseal(one);
        if (!draft) return [];
        const { title, path } = draft;
        return [{ form: one.form, title, path, isElsewhere: isElsewhere(one) }];
      }),
    );
    return listed.flat();
  }

  async forgetHealthDataOf(staffId: number): Promise<void> {
    const transaction = this.database.transaction('drafts', 'readwrite');
    for await (const cursor of transaction.store.iterate(draftsOf(staffId)))
      if (cursor.value.hasHealthData) await cursor.delete();
    await transaction.done;
  }

  forgetUser(staffId: number): Promise<void> {
    return forgetUser(this.database, staffId);
  }

  /** This tab's drafts first, then the newest of closed tabs. */
  async #continuable(range: IDBKeyRange): Promise<SealedDraft[]> {
    const open = await this.tab.open();
    const isOwn = ({ tab }: SealedDraft) => tab === this.tab.id;
    const kept = await this.database.getAll('drafts', range);
    return kept
      .filter((one) => !isDraftOver(one) && (isOwn(one) || !open.has(one.tab)))
      .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.keptAt - one.keptAt);
  }

  async #unseal(kept: SealedDraft): Promise<Draft | undefined> {
    const key = await this.database.get('keys', kept.staffId);
    return key && ((await unseal(key, nameOf(kept), kept.sealed)) as Draft | undefined);
  }

  async #replace(kept: SealedDraft, by: SealedDraft | undefined): Promise<void> {
    const transaction = this.database.transaction('drafts', 'readwrite');
    const key = [kept.staffId, kept.form, kept.tab] as const;
    // Another tab may have removed it in the meantime.
    if (await transaction.store.getKey([...key])) {
      await transaction.store.delete([...key]);
      if (by) await transaction.store.put(by);
    }
    await transaction.done;
  }
}

const nameOf = ({ staffId, form }: DraftPlace): string => `draft ${staffId} ${form}`;
