import Box from '@mui/material/Box';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The white margin that scanners need (ISO/IEC 18004): four modules. */
const QUIET = 4;

/** Black on white in both colour schemes: not every scanner supports inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{
        width: 208,
        maxWidth: '100%',
        justifySelf: 'center',
        borderRadius: 'var(--r-control)',
        backgroundColor: '#fff',
      }}
    >
      <path d={toSvgPath(code)} fill="#000" />
    </Box>
  );
}
