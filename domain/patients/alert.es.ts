import type { AlertKind } from './alert.js';

export const ALERT_LABELS: Readonly<Record<AlertKind, string>> = {
  DIABETES: 'Diabetes',
  ANTICOAGULANTS: 'Anticoagulantes',
  LATEX_ALLERGY: 'Alergia al látex',
  LIDOCAINE_ALLERGY: 'Alergia a la lidocaína',
  IODINE_ALLERGY: 'Alergia al yodo',
  ADHESIVE_ALLERGY: 'Alergia al adhesivo',
  ACRYLATE_ALLERGY: 'Alergia a los acrilatos',
  IMMUNOSUPPRESSION: 'Inmunosupresión',
  ARTERIAL_DISEASE: 'Enfermedad arterial',
  KIDNEY_FAILURE: 'Insuficiencia renal terminal',
  PACEMAKER: 'Marcapasos',
  PREGNANCY: 'Embarazo',
  EARLIER_ULCER: 'Úlcera previa',
  EARLIER_AMPUTATION: 'Amputación previa',
};

/** Why the days of an alert are refused. */
export const ALERT_DAYS = {
  future: 'Una alerta no puede empezar ni terminar en el futuro.',
  endsBefore: 'Una alerta no puede terminar antes de empezar.',
} as const;

/** The mark next to a name, which does not say what the alerts are. */
export const HAS_ALERTS = 'Tiene alertas';

/** Whether the words of the alerts already say a condition, such as 'Diabetes tipo 2'. */
export function isSaidByAlerts(
  condition: string,
  alerts: readonly { readonly kind: AlertKind; readonly note: string }[],
): boolean {
  const said = new Set(alerts.flatMap(({ kind, note }) => wordsOf(`${ALERT_LABELS[kind]} ${note}`)));
  return wordsOf(condition).every((word) => said.has(word));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
