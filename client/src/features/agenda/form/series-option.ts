import type { ReactNode } from 'react';

/** The series among the options of a new appointment. */
export interface SeriesOption {
  readonly isOn: boolean;
  readonly start: () => void;
  readonly fields: ReactNode;
}
