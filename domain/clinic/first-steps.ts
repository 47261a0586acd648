/** Setup steps of a new clinic, in the order shown. */
export const FIRST_STEPS = [
  'NAME',
  'ADDRESS',
  'LOGO',
  'HOURS',
  'PROFESSIONALS',
  'TREATMENTS',
  'MAIL',
  'PUBLIC_ADDRESS',
  'SECOND_FACTOR',
  'BACKUP',
  'TEAM',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Not every clinic has a logo, and some work alone. */
const OPTIONAL: readonly FirstStep[] = ['LOGO', 'TEAM'];
export const isOptional = (step: FirstStep): boolean => OPTIONAL.includes(step);

/** The steps without which visitors do not know where they book, and what. A pause lasts until they are done. */
export const OPENING_STEPS = ['NAME', 'ADDRESS', 'TREATMENTS'] as const satisfies readonly FirstStep[];

/** The name of a clinic that has not set its own. */
export const UNNAMED_CLINIC = 'Clínica Huella';

/** The facts that `OPENING_STEPS` depend on. */
export interface OpeningState {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** Whether visitors can book a treatment that has a price. */
  readonly hasPricedTreatment: boolean;
}

export interface NewClinicState extends OpeningState {
  readonly hasLogo: boolean;
  /** Whether a user has saved an agenda's hours, which start with common defaults. */
  readonly hasSavedHours: boolean;
  /** The professionals' names; an empty string until a name is set. */
  readonly professionals: readonly string[];
  readonly users: number;
  /** Whether a user has turned on the second factor. */
  readonly hasSecondFactor: boolean;
  /** The steps that are set up outside the clinic's data. */
  readonly setUp: readonly FirstStep[];
}

const OPENING: Readonly<Record<(typeof OPENING_STEPS)[number], (clinic: OpeningState) => boolean>> = {
  NAME: ({ name }) => name !== UNNAMED_CLINIC,
  ADDRESS: ({ address, city }) => address !== '' && city !== '',
  TREATMENTS: ({ hasPricedTreatment }) => hasPricedTreatment,
};

const isSetUp =
  (step: FirstStep) =>
  ({ setUp }: NewClinicState): boolean =>
    setUp.includes(step);

const IS_DONE: Readonly<Record<FirstStep, (clinic: NewClinicState) => boolean>> = {
  ...OPENING,
  LOGO: ({ hasLogo }) => hasLogo,
  HOURS: ({ hasSavedHours }) => hasSavedHours,
  PROFESSIONALS: ({ professionals }) =>
    professionals.length > 0 && professionals.every((name) => name !== ''),
  MAIL: isSetUp('MAIL'),
  PUBLIC_ADDRESS: isSetUp('PUBLIC_ADDRESS'),
  SECOND_FACTOR: ({ hasSecondFactor }) => hasSecondFactor,
  BACKUP: isSetUp('BACKUP'),
  TEAM: ({ users }) => users > 1,
};

export const doneSteps = (clinic: NewClinicState): FirstStep[] =>
  FIRST_STEPS.filter((step) => IS_DONE[step](clinic));

/** Whether visitors can't book now. A pause ends by itself, so that it can't be forgotten. */
export const areBookingsPaused = (isPauseWanted: boolean, clinic: OpeningState): boolean =>
  isPauseWanted && OPENING_STEPS.some((step) => !OPENING[step](clinic));
