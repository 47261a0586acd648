import { type Clp, formatClp } from '../stock/clp.js';
import { greetedFirstName } from './greeting.js';

export interface BalanceFacts {
  /** As stored. */
  readonly patientName: string;
  /** The facts about the clinic; each empty if unknown. */
  readonly clinicName: string;
  readonly clinicPhone: string;
  readonly amount: Clp;
}

/**
 * The text that reminds a patient of a debt. It does not name the treatment, since others may see the phone's screen.
 */
export function balanceReminder({ patientName, clinicName, clinicPhone, amount }: BalanceFacts): string {
  const name = greetedFirstName(patientName);
  const sender = clinicName && `, le escribimos de ${clinicName}`;
  return [
    `Hola${name && ` ${name}`}${sender}: tiene un saldo pendiente de ${formatClp(amount)}.`,
    clinicPhone
      ? `Puede pagarlo en la clínica. Si prefiere otra forma de pago o tiene dudas, llámenos al ${clinicPhone}.`
      : 'Puede pagarlo en la clínica. Si prefiere otra forma de pago o tiene dudas, responda este mensaje.',
    'Si ya lo pagó, no tome en cuenta este mensaje.',
  ].join('\n\n');
}

export const balanceReminderSubject = (clinicName: string): string =>
  clinicName ? `Su saldo pendiente en ${clinicName}` : 'Su saldo pendiente';

export const NOTHING_OWED = 'No debe nada, descontado su saldo a favor.';
export const NO_WAY_TO_REMIND = 'No tiene un correo ni un teléfono al que se pueda escribir.';
