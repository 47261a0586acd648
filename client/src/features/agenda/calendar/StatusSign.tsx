import type { AppointmentStatus } from '#domain/agenda/appointment.js';

type SignShape = AppointmentStatus | 'ALERT' | 'BLOCKED';

/** Shapes carry the meaning; the colour only helps. Each is drawn in a 16 by 16 square. */
const SHAPES: Readonly<Record<SignShape, string>> = {
  BOOKED: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.9a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2Z',
  CONFIRMED: 'M6.2 13 1.8 8.6l1.5-1.5 2.9 2.9 6.5-6.5 1.5 1.5Z',
  COMPLETED: 'M8 1.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 8 1.6Zm-1 9.4L3.9 7.9l1.2-1.2L7 8.6l3.9-3.9 1.2 1.2Z',
  CANCELLED: 'M3.8 2.6 8 6.8l4.2-4.2 1.2 1.2L9.2 8l4.2 4.2-1.2 1.2L8 9.2l-4.2 4.2-1.2-1.2L6.8 8 2.6 3.8Z',
  ALERT: 'M8 1.4 15.2 14.2H.8ZM7.2 6v4h1.6V6Zm0 5.2v1.6h1.6v-1.6Z',
  BLOCKED:
    'M4.8 7V5a3.2 3.2 0 0 1 6.4 0v2h.8a1 1 0 0 1 1 1v5.4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Zm1.6 0h3.2V5a1.6 1.6 0 0 0-3.2 0Z',
};

interface StatusSignProps {
  shape: SignShape;
  /** Absent if the text beside it says the same. */
  name?: string;
}

export const StatusSign = ({ shape, name }: StatusSignProps) => (
  <svg
    className="sign"
    data-sign={shape}
    viewBox="0 0 16 16"
    {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    <path d={SHAPES[shape]} fillRule="evenodd" />
  </svg>
);
