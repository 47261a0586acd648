import { listed } from '../../listed.es.js';
import { ALERT_LABELS } from '../../patients/alert.es.js';
import type { DismissedWarning, Warning, WarningKind } from './warning.js';

export const WARNING_LABELS: Readonly<Record<WarningKind, string>> = {
  ANTICOAGULANTS: ALERT_LABELS.ANTICOAGULANTS,
  PREGNANCY: ALERT_LABELS.PREGNANCY,
  PACEMAKER: ALERT_LABELS.PACEMAKER,
  DIABETES: ALERT_LABELS.DIABETES,
  ARTERIAL_DISEASE: ALERT_LABELS.ARTERIAL_DISEASE,
  IMMUNOSUPPRESSION: ALERT_LABELS.IMMUNOSUPPRESSION,
  LATEX_ALLERGY: ALERT_LABELS.LATEX_ALLERGY,
  IODINE_ALLERGY: ALERT_LABELS.IODINE_ALLERGY,
  ADHESIVE_ALLERGY: ALERT_LABELS.ADHESIVE_ALLERGY,
  LIDOCAINE_ALLERGY: ALERT_LABELS.LIDOCAINE_ALLERGY,
  ACRYLATE_ALLERGY: ALERT_LABELS.ACRYLATE_ALLERGY,
  INFECTED_ULCER: 'Úlcera con signos de infección',
  OPEN_ULCER: 'Úlcera abierta',
  ABSENT_PULSE: 'Pulso ausente',
  EXAM_OVERDUE: 'Examen del pie vencido',
};

const REFERRED: Readonly<Partial<Record<WarningKind, string>>> = {
  INFECTED_ULCER: 'derive a un médico',
  OPEN_ULCER: 'derive a un médico',
  ABSENT_PULSE: 'considere derivar',
  EXAM_OVERDUE: 'examine de nuevo',
};

/** 'Alergia al látex: lo contiene Guantes', 'Embarazo: contraindicado para este tratamiento'. */
export function warningInWords({ kind, supplies, isUnreviewed }: Warning): string {
  const why =
    supplies.length > 0
      ? `${supplies.length === 1 ? 'lo contiene' : 'lo contienen'} ${listed(supplies)}`
      : (REFERRED[kind] ?? 'contraindicado para este tratamiento');
  return `${WARNING_LABELS[kind]}: ${why}${isUnreviewed ? ' (según el cuestionario, por revisar)' : ''}`;
}

/** 'Embarazo (según el cuestionario, sin revisar)': what a dismissed warning said. */
export const dismissedInWords = ({
  kind,
  isUnreviewed,
}: Pick<DismissedWarning, 'kind' | 'isUnreviewed'>): string =>
  `${WARNING_LABELS[kind]}${isUnreviewed ? ' (según el cuestionario, sin revisar)' : ''}`;
