import type { KeyRight } from '#domain/access/keys/api-key.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyWithToast } from '../../ui/text/copy-text';
import { ShownOnceModal } from '../../ui/dialogs/ShownOnceModal';
import { firstCall } from './first-call';

export interface ShownKey {
  readonly name: string;
  readonly token: string;
  readonly rights: readonly KeyRight[];
}

interface ShownKeyModalProps {
  shown: ShownKey;
  onClose: () => void;
}

export function ShownKeyModal({ shown: { name, token, rights }, onClose }: ShownKeyModalProps) {
  const example = firstCall(location.origin, token, rights);
  return (
    <ShownOnceModal
      title="Su clave nueva"
      subtitle={name}
      label="Clave"
      value={token}
      advice="Guárdela ahora en el programa que la usará: no se volverá a mostrar. Quien la tenga puede hacer lo que ella permite."
      words={{ copy: 'Copiar clave', copied: 'Clave copiada', close: 'Ya la guardé' }}
      onClose={onClose}
    >
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h3" sx={{ font: 'var(--font-second)', fontWeight: 600 }}>
            Pruébela en un terminal
          </Typography>
          <Button size="small" color="inherit" onClick={() => void copyWithToast(example, 'Ejemplo copiado')}>
            Copiar ejemplo
          </Button>
        </Box>
        <Box
          component="pre"
          sx={{
            margin: 0,
            padding: 1.5,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            borderRadius: 'var(--r-control)',
            border: '1px solid var(--line)',
            backgroundColor: 'var(--mist)',
            fontFamily: 'monospace',
            fontSize: '0.8125rem',
            lineHeight: 1.6,
          }}
        >
          {example}
        </Box>
      </div>
    </ShownOnceModal>
  );
}
