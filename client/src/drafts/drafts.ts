import type { DraftStore } from './draft';

/** The store's code is loaded right after the page, which does not wait for it. */
const load = () => import('./draft-store');

let last: Promise<unknown> = Promise.resolve();

/** Runs one call at a time: a form that opens must find text that was typed just before. */
function inTurn<Result>(work: (drafts: DraftStore) => Promise<Result>): Promise<Result> {
  const result = last.then(async () => work(await (await load()).draftStore()));
  last = result.catch(() => undefined);
  return result;
}

/** Unsaved texts in this browser. If the browser refuses to store a text, it stays only in the form. */
export const drafts: DraftStore = {
  read: (place) => inTurn((drafts) => drafts.read(place)).catch(() => undefined),
  keep: (place, draft) => inTurn((drafts) => drafts.keep(place, draft)).catch(() => undefined),
  forget: (place) => inTurn((drafts) => drafts.forget(place)).catch(() => undefined),
  list: (staffId) => inTurn((drafts) => drafts.list(staffId)).catch(() => []),
  forgetHealthDataOf: (staffId) =>
    inTurn((drafts) => drafts.forgetHealthDataOf(staffId)).catch(() => undefined),
  forgetUser: (staffId) => inTurn((drafts) => drafts.forgetUser(staffId)).catch(() => undefined),
};

/** Removes expired drafts and agendas of all users. */
export const forgetOld = async (): Promise<void> => (await load()).forgetOld();
