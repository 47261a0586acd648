import type { ReactNode } from 'react';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import './grid-cover.css';

/** Takes the space of the calendar until its hours and lanes are known, so that nothing moves afterwards. */
export const AgendaSpace = ({ isInside = false }: { isInside?: boolean }) => (
  <div className={isInside ? 'agenda-space is-inside' : 'agenda-space'} role="status">
    <VisuallyHidden>Cargando...</VisuallyHidden>
  </div>
);

interface GridCoverProps {
  /** Whether the appointments of these days are still unknown. */
  isUnknown: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps hours that are still unknown from being chosen; grid-cover.css draws bars in them. */
export const GridCover = ({ isUnknown, hasFailed, onRetry, children }: GridCoverProps) => (
  <div className={isUnknown && !hasFailed ? 'covered-grid loading-bars' : 'covered-grid'}>
    <div inert={isUnknown || hasFailed}>{children}</div>
    {hasFailed && (
      <div className="grid-cover grid-failure">
        <TryAgain
          sentence="No se pudieron cargar las citas"
          detail="Mientras tanto no se sabe qué horas están libres."
          onRetry={onRetry}
        />
      </div>
    )}
  </div>
);
