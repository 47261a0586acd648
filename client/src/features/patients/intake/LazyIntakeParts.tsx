import { useRights } from '../../../session/current-staff';
import { optionalPart } from '../../../ui/frame/optional-part';

const IntakeCard = optionalPart(() => import('./IntakeCard').then((module) => module.IntakeCard));

export function LazyIntakeCard({ patientId }: { patientId: number }) {
  const can = useRights();
  return can('HEALTH_DATA') || can('PATIENTS', 'WRITE') ? <IntakeCard patientId={patientId} /> : null;
}
