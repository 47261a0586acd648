/** Facts about the export itself, above the person's data. */
export interface ExportHeading {
  readonly clinic: { readonly name: string; readonly place: string; readonly phone: string };
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly timeZone: string;
}
