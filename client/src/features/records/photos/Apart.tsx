import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

interface ApartProps {
  /** Gets the keys that are pressed in the dialog. */
  onKey?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Around a dialog that a form opens: React bubbles events out of a dialog to the components around it, and the form
 * would take the dialog's own form or keys for its own.
 */
export const Apart = ({ onKey, children }: ApartProps) => (
  <div
    role="presentation"
    style={{ display: 'contents' }}
    onSubmit={stop}
    onKeyDown={(event) => {
      stop(event);
      onKey?.(event);
    }}
  >
    {children}
  </div>
);
