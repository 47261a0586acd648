import { SIGNATURE_BOX, strokePath, type Strokes } from '#domain/records/signed-consents/signature.js';

export const DrawnSignature = ({ strokes, width }: { strokes: Strokes; width: number }) => (
  <svg
    role="img"
    aria-label="Firma"
    viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
    width={width}
    style={{ maxWidth: '100%', border: '1px solid #c9c5bb', borderRadius: 6, background: '#fff' }}
  >
    <path
      d={strokePath(strokes)}
      fill="none"
      stroke="#16211f"
      strokeWidth={8}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
