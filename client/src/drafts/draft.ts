/** Where a draft belongs: a user's form. */
export interface DraftPlace {
  readonly staffId: number;
  /** 'record.7.new' */
  readonly form: string;
}

/** What was typed into a form and not saved. */
export interface Draft<Content = unknown> {
  readonly content: Content;
  /** 'Ficha de Rosa Lillo' */
  readonly title: string;
  /** The page that continues it. */
  readonly path: string;
  readonly hasHealthData: boolean;
}

export interface ListedDraft extends Pick<Draft, 'title' | 'path'>, Pick<DraftPlace, 'form'> {
  /** It belongs to another open tab, which alone can continue it. */
  readonly isElsewhere: boolean;
}

export interface DraftStore {
  /** This tab's draft, or else the newest one of a closed tab, which then belongs to this tab. */
  read(place: DraftPlace): Promise<Draft | undefined>;
  keep(place: DraftPlace, draft: Draft): Promise<void>;
  /** Removes this tab's draft. */
  forget(place: DraftPlace): Promise<void>;
  list(staffId: number): Promise<readonly ListedDraft[]>;
  forgetHealthDataOf(staffId: number): Promise<void>;
  /** Removes everything of the user. */
  forgetUser(staffId: number): Promise<void>;
}
