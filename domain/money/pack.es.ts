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

/** 'quedan 3 de 5', 'queda 1 de 5'. */
export const leftOfPack = (remaining: number, sessions: number): string =>
  `${remaining === 1 ? 'queda' : 'quedan'} ${sessionsLeft(remaining, sessions)}`;

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
