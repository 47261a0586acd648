import { type ImportResource, MAX_IMPORT_BYTES } from '#domain/data/imports/import.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { RESOURCE_LABELS } from '#domain/data/imports/import-words.es.js';
import { FILE_LIMITS } from '#domain/spreadsheets/file-limits.js';
import UploadFileOutlined from '~icons/outline-upload-file';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Card } from '../../../ui/Card';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { downloadTemplate, FILE_TYPES, uploadFault, uploadImport } from './import-files';

interface UploadCardProps {
  readonly resources: readonly ImportResource[];
  /** The preselected resource; by default the first. */
  readonly first: ImportResource | undefined;
  readonly onTaken: (id: number) => void;
}

export function UploadCard({ resources, first, onTaken }: UploadCardProps) {
  const [chosen, setChosen] = useState(first);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const resource = chosen ?? resources[0];
  if (!resource) return null;

  const send = async (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) {
      setFault(IMPORT_REFUSALS.tooHeavy);
      return;
    }
    setFault(undefined);
    setSending(true);
    try {
      onTaken(await uploadImport(resource, file));
    } catch (error) {
      setFault(uploadFault(error));
      setSending(false);
    }
  };
  const getTemplate = (format: 'csv' | 'xlsx') => {
    downloadTemplate(resource, format).catch(() =>
      toasts.error('No se pudo descargar la plantilla. Inténtelo de nuevo.'),
    );
  };

  return (
    <Card aria-labelledby="nuevo-archivo" sx={{ marginTop: 2.5 }}>
      <Typography variant="h2" id="nuevo-archivo">
        Nuevo archivo
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, marginTop: 1.5, maxWidth: 460 }}>
        <SelectField
          label="Qué trae el archivo"
          value={resource}
          onChange={({ target }) => setChosen(target.value as ImportResource)}
        >
          {resources.map((one) => (
            <option key={one} value={one}>
              {RESOURCE_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <Typography variant="body2" color="textSecondary">
          Excel (.xlsx) o CSV, con los nombres de las columnas encima de los datos; hasta{' '}
          {FILE_LIMITS.rows.toLocaleString('es-CL')} filas y 20 MB. Si prefiere partir de cero, use una
          plantilla:
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => getTemplate('xlsx')}>
            Plantilla Excel
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={() => getTemplate('csv')}>
            Plantilla CSV
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Archivo para importar"
          accept={FILE_TYPES}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again once it is corrected.
            target.value = '';
            if (file) void send(file);
          }}
        />
        <Box>
          <Button
            variant="contained"
            startIcon={<UploadFileOutlined />}
            disabled={isSending}
            onClick={() => input.current?.click()}
          >
            {isSending ? 'Subiendo...' : 'Elegir archivo'}
          </Button>
        </Box>
        {isSending && <LinearProgress aria-label="Subiendo el archivo" />}
        {fault && <Notice sentence={fault} />}
      </Box>
    </Card>
  );
}
