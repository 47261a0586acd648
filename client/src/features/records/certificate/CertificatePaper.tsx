import type { CertificateWording } from '#domain/records/certificates/certificate.js';
import Box from '@mui/material/Box';
import { type RefCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import '../../../ui/paper/paper.css';
import { Certificate } from './Certificate';
import { usePageFit } from './use-page-fit';

interface CertificatePaperProps {
  wording: CertificateWording;
  scale: number;
  /** Holds the copy that is printed. */
  paper: RefCallback<HTMLElement>;
}

/** A certificate's preview, and a copy for printing. */
export function CertificatePaper({ wording, scale, paper }: CertificatePaperProps) {
  const sheet = <Certificate wording={wording} scale={scale} />;
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

/** Fits a certificate's text on one page. `fits` is false if it is too long even in small letters. */
export function useCertificatePaper(wording: CertificateWording | undefined) {
  const [sheet, paper] = useState<HTMLElement | null>(null);
  return { paper, ...usePageFit(sheet, wording) };
}
