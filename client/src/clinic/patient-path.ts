/** A patient's page. */
export const patientPath = (id: number): string => `/app/pacientes/${id}`;

/** What the patient may ask about their own data. */
export const personalDataPath = (id: number): string => `${patientPath(id)}/datos-personales`;

/** Where the patient can be made one with another one. */
export const mergePath = (id: number): string => `${patientPath(id)}/unir`;

/** Whether an address can name a patient by it. */
export const isPatientId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;
