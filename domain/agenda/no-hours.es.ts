import type { NoHours } from './no-hours.js';

/** Beside a day of the booking page's week, where there is room for one or two short words. */
export const NO_HOURS_LABELS: Readonly<Record<NoHours, string>> = {
  CLOSED: 'Cerrado',
  OVER: 'Ya cerró',
  UNATTENDED: 'No atiende',
  TOO_SOON: 'Muy tarde',
  TOO_FAR: 'Aún no',
  TOO_SHORT: 'No cabe',
  FULL: 'Completo',
};

const SENTENCES: Readonly<Record<NoHours, string>> = {
  CLOSED: 'Ese día no se atiende. Elija otro.',
  OVER: 'Hoy ya no quedan horas.',
  UNATTENDED: 'Nadie atiende ese día. Elija otro.',
  TOO_SOON: 'Ya es muy tarde para reservar ese día. Elija otro.',
  TOO_FAR: 'Todavía no se puede reservar para ese día. Elija otro.',
  TOO_SHORT: 'Ese día no quedan dos horas seguidas.',
  FULL: 'Ese día está completo.',
};

export const CLOSED_DAY = SENTENCES.CLOSED;

/** @param asked the requested professional or treatment, if any. */
export function noHoursSentence(
  whyNone: NoHours,
  asked: { readonly professionalName?: string | undefined; readonly treatment?: string | undefined } = {},
): string {
  const { professionalName, treatment } = asked;
  if (whyNone === 'UNATTENDED' && professionalName)
    return `${professionalName} no atiende ese día. Elija otro, o a otra persona.`;
  if (whyNone === 'UNATTENDED' && treatment) return `Nadie ofrece «${treatment}» ese día. Elija otro.`;
  return SENTENCES[whyNone];
}
