/** Conditions that matter when treating a foot or a hand. */
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
  'KIDNEY_FAILURE',
  'PACEMAKER',
  'PREGNANCY',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Alerts that are findings on the patient's feet and legs. */
export const FOOT_FINDINGS = [
  'ARTERIAL_DISEASE',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
] as const satisfies readonly AlertKind[];
export type FootFinding = (typeof FOOT_FINDINGS)[number];

/** `note` may be empty. */
export interface Alert {
  readonly kind: AlertKind;
  readonly note: string;
}

/** `isNoted`: the edit sets the alert, with a note that may be empty; otherwise it removes the alert. */
export interface AlertChange extends Alert {
  readonly isNoted: boolean;
}

/** The changes that turn one set of alerts into another, in the order of the kinds. */
export function alertChanges(before: readonly Alert[], after: readonly Alert[]): AlertChange[] {
  return ALERT_KINDS.flatMap((kind): AlertChange[] => {
    const [old, wanted] = [before, after].map((alerts) => alerts.find((alert) => alert.kind === kind));
    if (wanted) return old?.note === wanted.note ? [] : [{ ...wanted, isNoted: true }];
    return old ? [{ kind, note: '', isNoted: false }] : [];
  });
}
