import type { Period } from '#domain/reports/period.js';
import { useSearchParams } from 'react-router-dom';
import { freePeriodIn } from '../../clinic/free-period';

/** The period, and the treatment of the appointments; empty for records without an appointment. */
export interface AskedUses extends Period {
  readonly treatment: string;
}

/** The used supplies that the address asks for (`usedSuppliesPath`), and how to remove them from it. */
export function useUsesInAddress(): { asked: AskedUses | undefined; close: () => void } {
  const [params, setParams] = useSearchParams();
  const treatment = params.get('usados');
  const period = freePeriodIn(params);
  return {
    asked: treatment !== null && period ? { ...period, treatment } : undefined,
    close: () => setParams({}, { replace: true }),
  };
}
