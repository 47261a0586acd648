import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether the heading takes the focus. Not on the first page, which the browser announces itself. */
export const HeadingTakesFocus = createContext(false);

interface PageHeadingProps {
  /** The document's title, without the product's name. */
  title: string;
  children: ReactNode;
}

/** A page's only h1. It sets the document's title, and takes the focus after a navigation. */
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

/** Sets the document's title together with the heading: 'Citas · Huella'. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Huella`;
  }, [title]);
}
