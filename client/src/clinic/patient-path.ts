/** A patient's page. */
export const patientPath = (id: number): string => `/app/pacientes/${id}`;

/** What the patient may ask about their own data. */
export const personalDataPath = (id: number): string => `${patientPath(id)}/datos-personales`;

/** Of the merge's address: `?con=7` compares with that patient at once. */
export const MERGED_WITH = 'con';

/** Where the patient can be made one with another one. @param otherId who that is, where it is known. */
export const mergePath = (id: number, otherId?: number): string =>
  `${patientPath(id)}/unir${otherId === undefined ? '' : `?${MERGED_WITH}=${otherId}`}`;

/** Whether an address can name a patient by it. */
export const isPatientId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;
