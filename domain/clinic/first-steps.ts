/** What a new clinic says about itself, in the order in which it is asked. */
export const FIRST_STEPS = ['NAME', 'ADDRESS', 'LOGO', 'HOURS', 'PROFESSIONALS', 'TEAM'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Not every clinic has a logo, and some work alone. */
const OPTIONAL: readonly FirstStep[] = ['LOGO', 'TEAM'];
export const isOptional = (step: FirstStep): boolean => OPTIONAL.includes(step);

/** What a clinic is called before it says its name. */
const UNNAMED = 'Clínica Huella';

export interface BegunClinic {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly hasLogo: boolean;
  /** Whether somebody saved the hours of an agenda: it begins with usual ones. */
  readonly hasSavedHours: boolean;
  /** Of whoever attends; empty where nobody is named yet. */
  readonly professionals: readonly string[];
  /** How many may use the panel. */
  readonly users: number;
}

const IS_DONE: Readonly<Record<FirstStep, (clinic: BegunClinic) => boolean>> = {
  NAME: ({ name }) => name !== UNNAMED,
  ADDRESS: ({ address, city }) => address !== '' && city !== '',
  LOGO: ({ hasLogo }) => hasLogo,
  HOURS: ({ hasSavedHours }) => hasSavedHours,
  PROFESSIONALS: ({ professionals }) =>
    professionals.length > 0 && professionals.every((name) => name !== ''),
  TEAM: ({ users }) => users > 1,
};

export const doneSteps = (clinic: BegunClinic): FirstStep[] =>
  FIRST_STEPS.filter((step) => IS_DONE[step](clinic));
