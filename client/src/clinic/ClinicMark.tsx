import { Logo } from '../ui/Logo';
import './clinic-mark.css';
import type { Clinic } from './clinic';

interface ClinicMarkProps {
  readonly logo: Clinic['logo'];
  /** Its height in pixels; a style sheet may say another. */
  readonly size: number;
}

/** The clinic's logo, or the product's. It stands beside the clinic's name. */
export function ClinicMark({ logo, size }: ClinicMarkProps) {
  if (!logo) return <Logo size={size} />;
  const width = Math.round((logo.width / logo.height) * size);
  // What is printed must not be drawn before it is decoded.
  return (
    <img
      className="clinic-mark"
      src={logo.address}
      alt=""
      width={Math.min(width, MOST_WIDTHS * size)}
      height={size}
      decoding="sync"
    />
  );
}

/** Of a wide logo, in its heights. */
const MOST_WIDTHS = 4;
