/** What nobody who treats a foot or a hand may overlook. */
export const ALERT_KINDS = [
  'DIABETES',
  'ANTICOAGULANTS',
  'LATEX_ALLERGY',
  'LIDOCAINE_ALLERGY',
  'IODINE_ALLERGY',
  'ADHESIVE_ALLERGY',
  'ACRYLATE_ALLERGY',
  'IMMUNOSUPPRESSION',
  'ARTERIAL_DISEASE',
  'PACEMAKER',
  'PREGNANCY',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Those that somebody found on the patient's feet and legs. */
export const FOOT_FINDINGS = [
  'ARTERIAL_DISEASE',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const satisfies readonly AlertKind[];
export type FootFinding = (typeof FOOT_FINDINGS)[number];

/** One of a patient's alerts; the note may be empty. */
export interface Alert {
  readonly kind: AlertKind;
  readonly note: string;
}

/** What an edit does to one alert: it is noted, with a note that may be empty, or ended. */
export interface AlertChange extends Alert {
  readonly isNoted: boolean;
}

/** What has to change for some alerts to become others, in the order of the kinds. */
export function alertChanges(before: readonly Alert[], after: readonly Alert[]): AlertChange[] {
  return ALERT_KINDS.flatMap((kind): AlertChange[] => {
    const [old, wanted] = [before, after].map((alerts) => alerts.find((alert) => alert.kind === kind));
    if (wanted) return old?.note === wanted.note ? [] : [{ ...wanted, isNoted: true }];
    return old ? [{ kind, note: '', isNoted: false }] : [];
  });
}
