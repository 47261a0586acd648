import { SERVICE_TYPES, type ServiceType } from '../../agenda/appointment.js';

/** Evidence of which professional attended a patient on a day. */
export interface Attendance {
  /** The patient's appointments of that day that were not cancelled. */
  readonly booked: ReadonlyArray<{ readonly professionalId: number; readonly serviceType: ServiceType }>;
  /** The professional who writes the record; null if the user is not a professional. */
  readonly writer: number | null;
  /** Without archived ones. */
  readonly podiatrists: readonly number[];
}

/**
 * The default professional of a new clinical record: the appointment's, a podiatrist before a manicurist; without an
 * appointment the writer, or the clinic's only podiatrist. Null if ambiguous, because a record must not name a
 * professional who may not have attended.
 */
export function attendedBy({ booked, writer, podiatrists }: Attendance): number | null {
  if (booked.length === 0) return writer ?? only(podiatrists);
  if (booked.some(({ professionalId }) => professionalId === writer)) return writer;
  const podiatry = booked.filter(({ serviceType }) => serviceType === 'PODIATRY');
  return only((podiatry.length > 0 ? podiatry : booked).map(({ professionalId }) => professionalId));
}

/**
 * The signer of a record's certificate: the professional who attended or, if the record names none, the only podiatrist
 * that the clinic ever had. If no service ever had a second professional, it is the podiatrist, even after just a
 * manicure. Undefined if ambiguous.
 */
export function signerOf<
  Professional extends { readonly id: number; readonly services: readonly ServiceType[] },
>(all: readonly Professional[], attendantId: number | null): Professional | undefined {
  const podiatrists = all.filter(({ services }) => services.includes('PODIATRY'));
  const onlyOne = only(podiatrists.map(({ id }) => id));
  const signer = namesAttendants(all) ? (attendantId ?? onlyOne) : (onlyOne ?? attendantId);
  return all.find(({ id }) => id === signer);
}

/** Whether records and histories name the professional: only if a service has, or had, more than one. */
export const namesAttendants = (all: ReadonlyArray<{ readonly services: readonly ServiceType[] }>): boolean =>
  SERVICE_TYPES.some((type) => all.filter(({ services }) => services.includes(type)).length > 1);

function only(ids: readonly number[]): number | null {
  const [first, ...others] = new Set(ids);
  return first !== undefined && others.length === 0 ? first : null;
}
