import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface RecordsAddress {
  readonly patientId: number | undefined;
  readonly recordId: number | undefined;
  readonly choosePatient: (id: number | undefined) => void;
  readonly openRecord: (id: number, patientId: number) => void;
  readonly closeRecord: () => void;
}

const idAt = (params: URLSearchParams, key: string): number | undefined => {
  const text = params.get(key) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

/** The patient whose records are shown, and the open record: ?paciente=12&ficha=34. */
export function useRecordsAddress(): RecordsAddress {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (patient: number | undefined, record: number | undefined, replace = false) => {
      const words = {
        ...(patient && { paciente: String(patient) }),
        ...(record && { ficha: String(record) }),
      };
      setParams(words, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return useMemo(() => {
    const patientId = idAt(params, 'paciente');
    return {
      patientId,
      recordId: idAt(params, 'ficha'),
      choosePatient: (id) => write(id, undefined),
      openRecord: (id, patient) => write(patient, id, patientId !== patient),
      closeRecord: () => write(patientId, undefined, true),
    };
  }, [params, write]);
}
