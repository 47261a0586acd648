import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether a page that arrives should take the focus: not the first one, which the browser itself announces. */
export const HeadingTakesFocus = createContext(false);

interface PageHeadingProps {
  /** The document's title, without the product's name. */
  title: string;
  children: ReactNode;
}

/** A page's one h1. It names the document, and takes the focus when the page arrives by a link. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(HeadingTakesFocus);
  const onArrival = useRef(takesFocus);
  useEffect(() => {
    if (onArrival.current) heading.current?.focus({ preventScroll: true });
  }, []);
  useDocumentTitle(title);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1}>
      {children}
    </Typography>
  );
}

/** Names the document: 'Citas · Huella'. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Huella`;
  }, [title]);
}
