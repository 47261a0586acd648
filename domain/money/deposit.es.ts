import { counted } from '../counted.es.js';
import { type Clp, formatClp } from '../stock/clp.js';
import type {
  AccountKind,
  DepositPartStanding,
  DepositStanding,
  DepositState,
  DepositTerms,
  OwnDeposit,
} from './deposit.js';

export const DEPOSIT_STATE_LABELS: Readonly<Record<DepositState, string>> = {
  PENDING: 'Abono pendiente',
  REVIEW: 'Abono por revisar',
  RECEIVED: 'Abono recibido',
  WAIVED: 'Abono eximido',
  RELEASED: 'Abono no pagado: hora liberada',
  KEPT: 'Abono retenido',
};

/** 'Abono recibido'; 'Abono recibido, devuelto $5.000 de $20.000' after a part of it went back. */
export const depositInWords = ({ amount, state, refunded }: DepositStanding): string =>
  refunded > 0
    ? `${DEPOSIT_STATE_LABELS[state]}, devuelto ${formatClp(refunded)} de ${formatClp(amount)}`
    : DEPOSIT_STATE_LABELS[state];

/** The uses of a part of a deposit: 'Láser $8.000 · devuelto $1.000 · por usar $1.000'. */
export function depositPartInWords({ amount, uses, refunded, left }: DepositPartStanding): string {
  const ofVisit = uses.reduce((sum, use) => sum + use.amount, 0);
  const elsewhere = amount - ofVisit - refunded - left;
  return [
    ...uses.map((use) => `${use.description} ${formatClp(use.amount)}`),
    ...(elsewhere > 0 ? [`otros cobros ${formatClp(elsewhere)}`] : []),
    ...(refunded > 0 ? [`devuelto ${formatClp(refunded)}`] : []),
    ...(left > 0 ? [`por usar ${formatClp(left)}`] : []),
  ].join(' · ');
}

export const ACCOUNT_KIND_LABELS: Readonly<Record<AccountKind, string>> = {
  CHECKING: 'Cuenta corriente',
  SIGHT: 'Cuenta vista',
  RUT: 'CuentaRUT',
  SAVINGS: 'Cuenta de ahorro',
};

/** Each sentence tells the user what to do. */
export const DEPOSIT_MESSAGES = {
  notFound: 'Esa cita no tiene abono.',
  received: 'El abono de esta cita ya está recibido.',
  waived: 'Esta cita está eximida del abono.',
  released: 'La hora ya se liberó porque el abono no llegó. Reponga la cita para recibirlo.',
  kept: 'El abono de esta cita ya está retenido.',
  cancelled: 'La cita está cancelada. Si llegó la transferencia, registre el pago como saldo a favor.',
  notReceived: 'El abono de esta cita no está recibido.',
  stillComing: 'Solo se retiene el abono de una cita cancelada o a la que el paciente no llegó.',
  otherPatient:
    'El abono recibido es del paciente de esta cita. Devuélvalo antes de dar la cita a otra persona.',
  changeOfKept:
    'Lo retenido es el abono. Anule este cobro: el abono vuelve a ser saldo a favor, y puede cobrar otro monto.',
  refundOfKept: 'El abono está retenido. Anule primero el cobro «Abono retenido».',
  reserved: 'El saldo a favor es el abono de una hora reservada: se descuenta al cobrar esa visita.',
  movedOut: 'El abono ya pasó una vez con su hora. Para cambiarla de nuevo, comuníquese con la clínica.',
  reinstated: 'La cita se repuso',
  notHeld: 'La visita no se realizó',
  paidVisit: 'El abono pagó el cobro de esta visita. Anúlelo primero.',
  noProof: 'Ese abono no tiene comprobante.',
  proofTooHeavy: 'El PDF pesa más de 2 MB. Envíe una imagen del comprobante.',
  proofTooLate: 'Este abono ya no espera un comprobante.',
} as const;

/** The patient's payments have less left. */
export const noCreditFor = (amount: Clp): string =>
  `El paciente no tiene ${formatClp(amount)} a favor. Reciba el abono aparte.`;

/** The description of a charge with which the clinic keeps a deposit. */
export const KEPT_DEPOSIT = 'Abono retenido';

/** The conditions to read before booking, in sentences. */
export function depositConditions(amount: Clp, { noticeHours, releaseHours }: DepositTerms): string[] {
  return [
    `Este tratamiento se reserva con un abono de ${formatClp(amount)} por transferencia, que se descuenta del total.`,
    releaseHours === null
      ? 'Transfiéralo después de reservar.'
      : `Transfiéralo dentro de ${hours(releaseHours)} después de reservar; si no, la hora puede quedar libre.`,
    noticeHours === 0
      ? 'Si cancela antes de la hora, se le devuelve.'
      : `Si cancela con al menos ${hours(noticeHours)} de anticipación, se le devuelve; después, la clínica lo retiene.`,
    'Puede cambiar su hora una vez con el mismo abono.',
  ];
}

/** The news of a deposit for its visitor; empty if there is nothing to say. */
export function depositNews(
  { amount, state, refunded, kept }: DepositStanding & Pick<OwnDeposit, 'kept'>,
  isCancelled: boolean,
): string {
  const pesos = formatClp(amount);
  const back = refunded > 0 ? `La clínica le devolvió ${formatClp(refunded)} de su abono de ${pesos}. ` : '';
  switch (state) {
    case 'PENDING':
      return isCancelled ? '' : `Falta el abono de ${pesos}.`;
    case 'REVIEW':
      return isCancelled ? '' : 'Recibimos su comprobante. La clínica lo revisará.';
    case 'RECEIVED':
      if (isCancelled) return `${back}${creditOf(kept, amount)}`.trim();
      return back
        ? `${back}Los otros ${formatClp(amount - refunded)} se descuentan del total.`
        : `Su abono de ${pesos} está recibido: se descuenta del total.`;
    case 'KEPT':
      return kept === amount
        ? `La clínica retuvo el abono de ${pesos}, según sus condiciones.`
        : `${back}La clínica retuvo ${formatClp(kept)} de su abono, según sus condiciones.`;
    case 'RELEASED':
      return `La hora se liberó porque no llegó el abono de ${pesos}.`;
    case 'WAIVED':
      return '';
  }
}

/** Of a deposit whose visit does not take place; empty if all of it paid something or went back. */
function creditOf(kept: Clp, amount: Clp): string {
  if (kept === 0) return '';
  return kept === amount
    ? `Su abono de ${formatClp(amount)} queda a su favor. La clínica se lo devuelve.`
    : `${formatClp(kept)} de su abono quedan a su favor.`;
}

/** Before a visitor cancels. @param kept what the clinic keeps of it or gives back */
export const cancelledDeposit = (kept: Clp, isKept: boolean): string =>
  isKept
    ? `La clínica retendrá su abono de ${formatClp(kept)}, porque queda poco para la hora.`
    : `Su abono de ${formatClp(kept)} queda a su favor. La clínica se lo devuelve.`;

const hours = (count: number): string => counted(count, 'hora', 'horas');
