const HOUR_MS = 3_600_000;

/** Covers a week's absence; older drafts are removed. */
export const DRAFT_DAYS = 7;
export const AGENDA_HOURS = 48;

const isOlder = (keptAt: number, hours: number): boolean => Date.now() - keptAt > hours * HOUR_MS;

export const isDraftOver = ({ keptAt }: { readonly keptAt: number }): boolean =>
  isOlder(keptAt, DRAFT_DAYS * 24);

export const isAgendaOver = ({ keptAt }: { readonly keptAt: number }): boolean =>
  isOlder(keptAt, AGENDA_HOURS);
