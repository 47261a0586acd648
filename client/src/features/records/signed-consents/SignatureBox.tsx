import { type Strokes, toStrokes } from '#domain/records/signed-consents/signature.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import SignaturePad from 'signature_pad';

interface SignatureBoxProps {
  fault: string | undefined;
  /** Called with no strokes once the box is cleared. */
  onChange: (strokes: Strokes) => void;
}

/** White in both colour schemes, like the paper on which the signature is printed. */
const INK = '#16211f';

/** A box to sign in with a finger, a pen or the mouse. By keyboard, a typed name signs instead. */
export function SignatureBox({ fault, onChange }: SignatureBoxProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const changed = useRef(onChange);
  const faultId = useId();
  useEffect(() => {
    changed.current = onChange;
  }, [onChange]);
  useEffect(() => {
    const box = canvas.current;
    if (!box) return undefined;
    const drawn = new SignaturePad(box, { penColor: INK });
    pad.current = drawn;
    const fit = (): void => {
      const ratio = Math.max(1, window.devicePixelRatio);
      box.width = box.clientWidth * ratio;
      box.height = box.clientHeight * ratio;
      box.getContext('2d')?.scale(ratio, ratio);
      drawn.clear();
      changed.current([]);
    };
    drawn.addEventListener('endStroke', () => {
      const size = { width: box.clientWidth, height: box.clientHeight };
      changed.current(
        toStrokes(
          drawn.toData().map(({ points }) => points),
          size,
        ),
      );
    });
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    return () => {
      sizes.disconnect();
      drawn.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onChange([]);
  };
  return (
    <Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 0.75 }}
      >
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          Firme en el recuadro
        </Typography>
        <Button size="small" color="inherit" onClick={clear}>
          Borrar la firma
        </Button>
      </Box>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label="Recuadro para firmar con el dedo, un lápiz o el mouse"
        aria-describedby={fault ? faultId : undefined}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '2',
          border: '1px solid',
          borderColor: fault ? 'error.main' : 'var(--line-field)',
          borderRadius: 'var(--r-control)',
          backgroundColor: '#fff',
          touchAction: 'none',
          cursor: 'crosshair',
        }}
      />
      {fault && (
        <Typography id={faultId} role="alert" variant="caption" color="error" sx={{ marginTop: 0.75 }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}
