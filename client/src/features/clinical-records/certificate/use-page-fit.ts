import { useLayoutEffect, useState } from 'react';

/** The CSS property by which a certificate's letters grow smaller. */
export const SCALE_PROPERTY = '--certificate-scale';

/** Of 11.4 points: below 8 a certificate can't be read at arm's length. */
const SMALLEST = 0.7;
const STEPS = 30;
/** A letter sheet, the lower one of the two papers, 11 inches of 96 pixels; less what rounding may add. */
const PAGE_HEIGHT = 11 * 96 - 4;

interface PageFit {
  readonly scale: number;
  /** False where not even the smallest letters make it fit. */
  readonly fits: boolean;
}

const scaleAt = (step: number): number => 1 - (step * (1 - SMALLEST)) / STEPS;

/** The largest letters with which it stands on one page, of A4 and of letter. */
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
 * Measures the certificate as it will be printed, and finds the size of its letters.
 * @param paper holds the certificate at the paper's width, out of sight; null until it is drawn.
 * @param content what it is drawn from: with another one it is measured anew.
 */
export function usePageFit(paper: HTMLElement | null, content: unknown): PageFit {
  const [fit, setFit] = useState<PageFit>({ scale: 1, fits: true });
  // The form gives the same object with other values in it.
  const said = JSON.stringify(content);
  useLayoutEffect(() => {
    const certificate = paper?.querySelector<HTMLElement>('.certificate');
    if (!certificate) return undefined;
    let isCurrent = true;
    const measure = () => {
      if (isCurrent) setFit(fitOf(certificate));
    };
    // Until its font is here, a text has another one's width. jsdom has no fonts.
    if (document.fonts) void document.fonts.ready.then(measure);
    return () => {
      isCurrent = false;
    };
  }, [paper, said]);
  return fit;
}
