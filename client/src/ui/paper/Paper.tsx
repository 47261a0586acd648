import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';

interface PaperProps {
  letterhead: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** What the browser prints instead of the page, with a button or Ctrl+P; the last one if there are several. */
export function Paper({ letterhead, isWide = false, children }: PaperProps) {
  return createPortal(
    <div data-paper className={isWide ? 'paper is-wide' : 'paper'} lang="es-CL" aria-hidden>
      <header>{letterhead}</header>
      {children}
    </div>,
    document.body,
  );
}
