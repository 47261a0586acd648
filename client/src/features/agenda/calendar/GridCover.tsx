import type { ReactNode } from 'react';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import './grid-cover.css';

/** Shown until the appointments are loaded: without it, the grid would look free. */
export const LoadingBars = () => (
  <div className="grid-cover loading-bars">
    <div role="status">
      <VisuallyHidden>Cargando...</VisuallyHidden>
    </div>
    {Array.from({ length: 21 }, (_, bar) => (
      <i key={bar} />
    ))}
  </div>
);

interface GridCoverProps {
  /** Whether the appointments of these days are still unknown. */
  isUnknown: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Covers the grid while it would show unknown hours as free. */
export const GridCover = ({ isUnknown, hasFailed, onRetry, children }: GridCoverProps) => (
  <div className="covered-grid">
    <div inert={isUnknown || hasFailed}>{children}</div>
    {isUnknown && !hasFailed && <LoadingBars />}
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
