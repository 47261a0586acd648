import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../../ui/text/copy-text';

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}

/** Shows the recovery codes; they can't be shown again. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () =>
    setSaid(
      (await copyText(codes.join('\n')))
        ? 'Códigos copiados.'
        : 'No se pudo copiar. Descárguelos o anótelos.',
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" component="p" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          Guarde sus códigos de recuperación
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Cada uno permite ingresar una vez si pierde el teléfono. Guárdelos lejos de él: no se volverán a
          mostrar.
        </Typography>
      </div>
      <Box
        component="ol"
        aria-label="Códigos de recuperación"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
          columnGap: 2,
          rowGap: 0.5,
          margin: 0,
          padding: 1.75,
          listStyle: 'none',
          borderRadius: 'var(--r-control)',
          border: '1px solid',
          borderColor: 'divider',
          fontFamily: 'monospace',
          fontSize: '0.9375rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.25,
          '& > button': { flex: { xs: '1 1 auto', sm: 'none' } },
        }}
      >
        <Button variant="outlined" color="inherit" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => download(codes, username)}>
          Descargar
        </Button>
        <Button variant="contained" onClick={onDone}>
          Ya los guardé
        </Button>
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {said}
      </Typography>
    </Box>
  );
}

function download(codes: readonly string[], username: string): void {
  const lines = [
    'Códigos de recuperación de Huella',
    `Usuario: ${username}`,
    'Cada uno sirve una vez.',
    '',
    ...codes,
    '',
  ];
  const address = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'codigos-de-recuperacion.txt';
  link.click();
  URL.revokeObjectURL(address);
}
