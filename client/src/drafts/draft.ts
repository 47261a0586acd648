/** The key of a draft: a user's form. */
export interface DraftPlace {
  readonly staffId: number;
  /** 'record.7.new' */
  readonly form: string;
}

export interface Draft<Content = unknown> {
  readonly content: Content;
  /** 'Ficha de Rosa Lillo' */
  readonly title: string;
  /** The page where the user can continue it. */
  readonly path: string;
  readonly hasHealthData: boolean;
}

export interface ListedDraft extends Pick<Draft, 'title' | 'path'>, Pick<DraftPlace, 'form'> {
  /** Whether it belongs to another open tab, the only one that can continue it. */
  readonly isElsewhere: boolean;
}

export interface DraftStore {
  /** This tab's draft, or else the newest one of a closed tab, which is then moved to this tab. */
  read(place: DraftPlace): Promise<Draft | undefined>;
  keep(place: DraftPlace, draft: Draft): Promise<void>;
  /** Removes this tab's draft. */
  forget(place: DraftPlace): Promise<void>;
  /** Newest first; drafts of this tab and of closed tabs come before those of other open tabs. */
  list(staffId: number): Promise<readonly ListedDraft[]>;
  forgetHealthDataOf(staffId: number): Promise<void>;
  /** Removes all stored data of the user. */
  forgetUser(staffId: number): Promise<void>;
}
