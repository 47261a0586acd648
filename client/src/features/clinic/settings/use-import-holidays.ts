import type { LocalDate } from '#domain/clinic-time.js';
import { useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { type AffectedAppointment, useAffectedAppointments } from './affected-appointments';
import { useImportHolidaysMutation } from './settings.generated';

interface HolidayImport {
  /** The appointments on the chosen days; once they are shown, submitting again imports. */
  readonly affected: readonly AffectedAppointment[];
  readonly isBusy: boolean;
  readonly submit: (dates: readonly LocalDate[]) => Promise<void>;
  /** Call when the chosen days change: the appointments shown were on other days. */
  readonly forget: () => void;
}

/** Closes the clinic on holidays, after showing the appointments on them. */
export function useImportHolidays(year: number): HolidayImport {
  const findAffected = useAffectedAppointments();
  const [importDates] = useImportHolidaysMutation({ refetchQueries: ['Closures'] });
  const [affected, setAffected] = useState<readonly AffectedAppointment[]>([]);
  const [isBusy, setBusy] = useState(false);

  const save = async (dates: readonly LocalDate[]) => {
    const progress = toasts.progress('Importando feriados...');
    try {
      await importDates({ variables: { year, dates: [...dates] } });
      progress.success('Feriados importados correctamente');
      setAffected([]);
    } catch (error) {
      progress.error(failureOf(error).sentence ?? 'Error al importar los feriados');
    }
  };
  const submit = async (dates: readonly LocalDate[]) => {
    const [from, to] = [dates.at(0), dates.at(-1)];
    if (isBusy || !from || !to) return;
    setBusy(true);
    const found =
      affected.length > 0 ? [] : await findAffected({ from, to }, ({ date }) => dates.includes(date));
    if (!found) toasts.error('No se pudo comprobar qué citas hay en esos días.');
    else if (found.length > 0) setAffected(found);
    else await save(dates);
    setBusy(false);
  };
  return { affected, isBusy, submit, forget: () => setAffected([]) };
}
