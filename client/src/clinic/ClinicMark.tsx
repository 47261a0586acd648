import { Logo } from '../ui/Logo';
import type { Clinic } from './clinic';

interface ClinicMarkProps {
  readonly logo: Clinic['logo'];
  /** Its height in pixels; a style sheet may override it. */
  readonly size: number;
}

/** The clinic's logo, or the product's, shown beside the clinic's name. */
export function ClinicMark({ logo, size }: ClinicMarkProps) {
  if (!logo) return <Logo size={size} />;
  const width = Math.round((logo.width / logo.height) * size);
  // For print, the image must be decoded before it is drawn.
  return (
    <img
      className="clinic-mark"
      src={logo.address}
      alt=""
      width={Math.min(width, MAX_WIDTHS * size)}
      height={size}
      decoding="sync"
    />
  );
}

/** The greatest width of a wide logo, as a multiple of its height. */
const MAX_WIDTHS = 4;
