import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';

interface PaperProps {
  letterhead: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** Printed instead of the page, with a button or Ctrl+P. If there are several, only the last one is printed. */
export function Paper({ letterhead, isWide = false, children }: PaperProps) {
  return createPortal(
    <div data-paper className={isWide ? 'paper is-wide' : 'paper'} lang="es-CL" aria-hidden>
      <header>{letterhead}</header>
      {children}
    </div>,
    document.body,
  );
}
