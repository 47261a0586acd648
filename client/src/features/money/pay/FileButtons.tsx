import FileDownloadOutlined from '~icons/outline-file-download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PrintButton } from '../../../ui/paper/PrintButton';
import { useFile } from '../use-file';

interface FileButtonsProps {
  /** The address of the export, without its format. */
  address: string;
  isPrintable?: boolean;
  isLoaded?: boolean;
  children?: ReactNode;
}

/** Takes what is shown along: on paper, and as a spreadsheet. */
export function FileButtons({ address, isPrintable = false, isLoaded = true, children }: FileButtonsProps) {
  const { isLoading, take } = useFile('No se pudo descargar la liquidación. Inténtelo de nuevo.');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isPrintable && <PrintButton isDisabled={!isLoaded} />}
      <Button
        variant="outlined"
        color="inherit"
        disabled={isLoading}
        onClick={() => take(`${address}?formato=csv`, 'liquidacion.csv')}
      >
        CSV
      </Button>
      <Button
        variant={children ? 'outlined' : 'contained'}
        color={children ? 'inherit' : 'primary'}
        startIcon={<FileDownloadOutlined />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => take(`${address}?formato=xlsx`, 'liquidacion.xlsx')}
      >
        Descargar Excel
      </Button>
      {children}
    </Box>
  );
}
