/** Setup steps of a new clinic, in the order shown. */
export const FIRST_STEPS = ['NAME', 'ADDRESS', 'LOGO', 'HOURS', 'PROFESSIONALS', 'TEAM'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Not every clinic has a logo, and some work alone. */
const OPTIONAL: readonly FirstStep[] = ['LOGO', 'TEAM'];
export const isOptional = (step: FirstStep): boolean => OPTIONAL.includes(step);

/** The name of a clinic that has not set its own. */
export const UNNAMED_CLINIC = 'Clínica Huella';

export interface NewClinicState {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly hasLogo: boolean;
  /** Whether a user has saved an agenda's hours, which start with common defaults. */
  readonly hasSavedHours: boolean;
  /** The professionals' names; an empty string until a name is set. */
  readonly professionals: readonly string[];
  readonly users: number;
}

const IS_DONE: Readonly<Record<FirstStep, (clinic: NewClinicState) => boolean>> = {
  NAME: ({ name }) => name !== UNNAMED_CLINIC,
  ADDRESS: ({ address, city }) => address !== '' && city !== '',
  LOGO: ({ hasLogo }) => hasLogo,
  HOURS: ({ hasSavedHours }) => hasSavedHours,
  PROFESSIONALS: ({ professionals }) =>
    professionals.length > 0 && professionals.every((name) => name !== ''),
  TEAM: ({ users }) => users > 1,
};

export const doneSteps = (clinic: NewClinicState): FirstStep[] =>
  FIRST_STEPS.filter((step) => IS_DONE[step](clinic));
