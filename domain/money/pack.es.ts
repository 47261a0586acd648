import { shortDate } from '../clinic-time.es.js';
import type { LocalDate } from '../clinic-time.js';
import type { PackRefusal } from './pack.js';

/** Each sentence tells the user what to do. */
export const PACK_MESSAGES = {
  offerNotFound: 'Ese pack ya no está en venta. Elija otro de la lista.',
  notFound: 'Ese pack no existe.',
  useNotFound: 'Esa sesión no existe.',
  nameTaken: 'Ya existe un pack con este nombre. Use otro.',
  tooManyOffers: 'Hay demasiados packs. Borre los que ya no se venden.',
  noTreatments: 'Elija al menos un tratamiento de la lista.',
  offerWithoutTreatments: 'Los tratamientos de este pack ya no existen. Elija otros en Configuración, Packs.',
  notFinished: 'La visita todavía no está terminada.',
  otherPatient: 'El pack es de otro paciente.',
  covered: 'Esta visita ya usa una sesión de un pack.',
  coveredCharge: 'Este cobro lo cubre un pack. Devuelva primero la sesión.',
  paid: 'Ya se pagó algo de esta visita. Anule primero el cobro: lo pagado queda como saldo a favor.',
  nothingToCover: 'Esta visita ya quedó en $0: no hace falta usar el pack.',
  packCharge: 'Es el cobro de un pack. Cancele el pack en vez de cambiarlo.',
  alreadyGivenBack: 'Esa sesión ya se devolvió.',
  alreadyCancelled: 'El pack ya está cancelado.',
  reopened: 'La visita ya no está terminada',
  notShared: 'Los packs para la familia y de regalo están apagados. Se encienden en Configuración, Clínica.',
  refundOfNobody: 'Quien lo compró no es paciente y no puede tener saldo a favor. Elija cómo se devuelve.',
  noGift: 'Este pack no es un regalo.',
  notRedeemed: 'El regalo todavía no se canjea. Cánjelo primero.',
  redeemed: 'Este regalo ya se canjeó.',
  unknownCode: 'Ningún regalo tiene este código. Revíselo en el vale.',
  giftUnpaid: 'Este regalo todavía no está pagado.',
  ownPack: 'El pack ya es de este paciente. Elija a otra persona.',
  tooManyMembers: 'El pack ya tiene 10 personas. Quite a quien ya no lo use.',
  notMember: 'Esa persona ya no puede usar el pack.',
  usesPack: 'Se usa una sesión de un pack',
} as const;

export const packExpired = (day: LocalDate): string =>
  `El pack venció el ${shortDate(day)}. Cobre la visita o venda otro pack.`;

export const packRefusalSentence = (refusal: PackRefusal, expiresOn: LocalDate): string => {
  if (refusal === 'EXPIRED') return packExpired(expiresOn);
  if (refusal === 'CANCELLED') return 'El pack está cancelado. Elija otro.';
  return refusal === 'SPENT'
    ? 'No quedan sesiones en este pack. Cobre la visita o use otro pack.'
    : 'El pack no cubre este tratamiento. Elija otro.';
};

/** '3 de 5'. */
export const sessionsLeft = (remaining: number, sessions: number): string => `${remaining} de ${sessions}`;

interface OwnedPack {
  /** The patient who bought the pack or got it as a gift. */
  readonly patientId: number | null;
  /** Null after a suppression. */
  readonly ownerName: string | null;
}

/** ' (de Rosa Soto)' for another person's pack; empty for the patient's own. */
export const ofOwner = ({ patientId, ownerName }: OwnedPack, visitor: number): string =>
  patientId === visitor ? '' : ` (de ${ownerName ?? 'otra persona'})`;

/** 'quedan 3 de 5', 'queda 1 de 5'; of another person's pack 'quedan 3 de 5 (de Rosa Soto)'. */
export const leftOfPack = (
  pack: OwnedPack & { readonly remaining: number; readonly sessions: number },
  visitor: number,
): string =>
  `${pack.remaining === 1 ? 'queda' : 'quedan'} ${sessionsLeft(pack.remaining, pack.sessions)}${ofOwner(pack, visitor)}`;

/** '5 sesiones'. */
export const sessionsInWords = (sessions: number): string =>
  sessions === 1 ? '1 sesión' : `${sessions} sesiones`;

/** The text of a pack's charge. */
export const packCharge = (name: string, sessions: number): string =>
  `Pack ${name}: ${sessionsInWords(sessions)}`;

/** Why a visit is charged nothing. */
export const coveredBy = (name: string): string => `Pack ${name}`;

/** Why a cancelled pack is charged less. */
export const keptOfPack = (used: number, sessions: number): string =>
  `Pack cancelado: ${sessionsLeft(used, sessions)} sesiones usadas`;
