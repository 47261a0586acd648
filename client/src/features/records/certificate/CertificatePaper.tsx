import Box from '@mui/material/Box';
import { type RefCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import '../../../ui/paper/paper.css';
import { useLoadedImages } from '../photos/use-loaded-images';
import { Certificate } from './Certificate';
import type { PrintedCertificate } from './certificate';
import { LetterPhotosPage } from './LetterPhotosPage';
import { usePageFit } from './use-page-fit';

interface CertificatePaperProps {
  wording: PrintedCertificate;
  /** The photos as images, by their address. */
  images: ReadonlyMap<string, string>;
  scale: number;
  /** Holds the copy that is printed. */
  paper: RefCallback<HTMLElement>;
}

/** A certificate's preview, and a copy for printing. */
export function CertificatePaper({ wording, images, scale, paper }: CertificatePaperProps) {
  const sheet = (
    <>
      <Certificate wording={wording} scale={scale} />
      <LetterPhotosPage wording={wording} images={images} />
    </>
  );
  return (
    <>
      <Box className="certificate-preview" aria-label="Vista previa" role="img">
        {sheet}
      </Box>
      {createPortal(
        <div data-paper className="certificate-print" ref={paper} aria-hidden>
          {sheet}
        </div>,
        document.body,
      )}
    </>
  );
}

const NO_ADDRESSES: readonly string[] = [];

/**
 * Fits a certificate's text on one page, and loads its photos. `fits` is false if the text is too long even in small
 * letters.
 */
export function useCertificatePaper(wording: PrintedCertificate | undefined) {
  const [sheet, paper] = useState<HTMLElement | null>(null);
  const addresses = wording?.photos.flatMap(({ kind, address }) =>
    kind === 'PHOTO' && address ? [address] : [],
  );
  return { paper, ...useLoadedImages(addresses ?? NO_ADDRESSES), ...usePageFit(sheet, wording) };
}
