import AddRounded from '~icons/round-add';
import MoreVertRounded from '~icons/round-more-vert';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useRights } from '../../../../session/current-staff';
import { lazyPart } from '../../../../ui/frame/lazy-part';
import { useIsIdle } from '../../../../ui/use-is-idle';
import type { PhoneSheetProps } from './PhoneSheet';
import './phone.css';

// MUI's drawer would more than double the code of the foot.
const { Part: PhoneSheet, preload } = lazyPart<PhoneSheetProps>(() =>
  import('./PhoneSheet').then((module) => module.PhoneSheet),
);

interface PhoneFootProps extends Omit<PhoneSheetProps, 'isOpen' | 'onClose'> {
  onCreate: () => void;
  /** The professionals to choose from. */
  people: ReactNode;
}

/** At the foot of a phone's screen, within reach of the thumb: everything else, the professionals, and the main action. */
export function PhoneFoot({ onCreate, people, ...sheet }: PhoneFootProps) {
  const can = useRights();
  const [isOpen, setOpen] = useState<boolean>();
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) preload();
  }, [isIdle]);
  return (
    <div className="phone-foot">
      <button type="button" aria-label="Vistas y más" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MoreVertRounded />
      </button>
      <div className="phone-people">{people}</div>
      {can('AGENDA') && (
        <button type="button" className="phone-create" aria-label="+ Nueva Cita" onClick={onCreate}>
          <AddRounded />
        </button>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <PhoneSheet {...sheet} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
