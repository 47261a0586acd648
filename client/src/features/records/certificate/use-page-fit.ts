import { useLayoutEffect, useState } from 'react';

/** The CSS property that scales a certificate's text. */
export const SCALE_PROPERTY = '--certificate-scale';

/** Relative to 11.4 points: text below 8 points can't be read at arm's length. */
const SMALLEST = 0.7;
const STEPS = 30;
/** A letter sheet, the shorter of the two papers: 11 inches of 96 pixels, less rounding errors. */
const PAGE_HEIGHT = 11 * 96 - 4;

interface PageFit {
  readonly scale: number;
  /** False if it does not even fit in the smallest size. */
  readonly fits: boolean;
}

const scaleAt = (step: number): number => 1 - (step * (1 - SMALLEST)) / STEPS;

/** The largest text size with which it fits on one page, of A4 and of letter. */
function fitOf(certificate: HTMLElement): PageFit {
  const fitsAt = (step: number) => {
    certificate.style.setProperty(SCALE_PROPERTY, String(scaleAt(step)));
    return certificate.offsetHeight <= PAGE_HEIGHT;
  };
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fitsAt(middle)) high = middle;
    else low = middle + 1;
  }
  return { fits: fitsAt(low), scale: scaleAt(low) };
}

/**
 * Measures the certificate as it will be printed, and finds its text size.
 * @param paper holds the certificate at the paper's width, hidden; null until it is rendered.
 * @param content what it shows: it is measured again after a change.
 */
export function usePageFit(paper: HTMLElement | null, content: unknown): PageFit {
  const [fit, setFit] = useState<PageFit>({ scale: 1, fits: true });
  // The form returns the same object with changed values.
  const said = JSON.stringify(content);
  useLayoutEffect(() => {
    const certificate = paper?.querySelector<HTMLElement>('.certificate');
    if (!certificate) return undefined;
    let isCurrent = true;
    const measure = () => {
      if (isCurrent) setFit(fitOf(certificate));
    };
    // Until the font is loaded, the text has another width. jsdom has no fonts.
    if (document.fonts) void document.fonts.ready.then(measure);
    return () => {
      isCurrent = false;
    };
  }, [paper, said]);
  return fit;
}
