import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { useMemo } from 'react';
import { type ClinicProfessionalsQuery, useClinicProfessionalsQuery } from './professionals.generated';

type Answered = ClinicProfessionalsQuery['professionals'][number];

export interface ClinicProfessional extends Answered {
  /** The service's name until the professional has one. */
  readonly name: string;
}

const NONE: readonly ClinicProfessional[] = [];

/** All professionals in the clinic's order, including archived ones; empty until they are loaded. */
export function useProfessionals(): readonly ClinicProfessional[] {
  const { data, previousData } = useClinicProfessionalsQuery();
  const known = data ?? previousData;
  return useMemo(
    () =>
      known?.professionals.map((professional) => ({
        ...professional,
        name: professionalName(professional.name, professional.services[0] ?? 'PODIATRY'),
      })) ?? NONE,
    [known],
  );
}

/** Whether they are loaded, or can't be. */
export function useAreProfessionalsKnown(): boolean {
  const { data, previousData, error } = useClinicProfessionalsQuery();
  return (data ?? previousData ?? error) !== undefined;
}
