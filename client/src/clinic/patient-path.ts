export const patientPath = (id: number): string => `/app/pacientes/${id}`;

/** The page for the patient's rights to their own data. */
export const personalDataPath = (id: number): string => `${patientPath(id)}/datos-personales`;

/** The merge page's parameter: `?con=7` compares with that patient at once. */
export const MERGED_WITH = 'con';

export const mergePath = (id: number, otherId?: number): string =>
  `${patientPath(id)}/unir${otherId === undefined ? '' : `?${MERGED_WITH}=${otherId}`}`;

/** Whether a number from an address can be a patient's id. */
export const isPatientId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;
