import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { Notice } from '../../../ui/notices/Notice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { FILE_TYPES, fileOfImport, uploadFault, uploadImport } from './import-files';
import { type ShownImportFragment, useDiscardImportMutation } from './imports.generated';

interface ReadOtherwiseProps {
  readonly one: ShownImportFragment;
  readonly source: NonNullable<ShownImportFragment['source']>;
}

/** Reads another sheet, or with other headers. The file is uploaded again, since the server keeps only its rows. */
export function ReadOtherwise({ one, source }: ReadOtherwiseProps) {
  const [sheet, setSheet] = useState(source.sheet ?? '');
  const [row, setRow] = useState<string>();
  const { read, isReading, fault } = useReading(one);
  const input = useRef<HTMLInputElement>(null);
  const file = fileOfImport(one.id);
  const isOtherSheet = sheet !== (source.sheet ?? '');
  const headerRow = row === undefined || row === '' ? undefined : Number(row);
  const isOther = isOtherSheet || (headerRow !== undefined && headerRow !== source.headerRow);
  const start = (chosen: File) => void read(chosen, { sheet: sheet || undefined, headerRow });

  return (
    <Box sx={{ ...ONE_COLUMN, gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 240px)) auto' },
          alignItems: 'start',
        }}
      >
        {source.sheets.length > 1 && (
          <SelectField
            label="Hoja que se lee"
            value={sheet}
            onChange={({ target }) => {
              setSheet(target.value);
              // The server finds the headers of the other sheet.
              setRow(target.value === source.sheet ? undefined : '');
            }}
          >
            {source.sheets.map(({ name, isHidden }) => (
              <option key={name} value={name}>
                {name}
                {isHidden ? ' (oculta)' : ''}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label="Fila con los nombres de las columnas"
          type="number"
          min={1}
          inputMode="numeric"
          placeholder="La que los tenga"
          value={row ?? source.headerRow}
          onChange={({ target }) => setRow(target.value)}
        />
        <Box sx={{ alignSelf: 'end', paddingBottom: { sm: 0.5 } }}>
          <Button
            variant="outlined"
            disabled={!isOther}
            loading={isReading}
            onClick={() => (file ? start(file) : input.current?.click())}
          >
            {file ? 'Leer de nuevo' : 'Elegir el archivo y leer de nuevo'}
          </Button>
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="El mismo archivo"
        accept={FILE_TYPES}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) start(chosen);
        }}
      />
      {fault && <Notice sentence={fault} />}
    </Box>
  );
}

/** Uploads the file again in place of this import. */
function useReading({ id, resource }: ShownImportFragment) {
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const [discard] = useDiscardImportMutation();
  const go = useNavigate();
  const read = async (file: File, choice: Parameters<typeof uploadImport>[2]) => {
    setReading(true);
    setFault(undefined);
    try {
      const next = await uploadImport(resource, file, choice);
      // If this fails, the old import stays in the list of imports and expires after a day.
      await discard({ variables: { id } }).catch(() => undefined);
      void go(`/app/configuracion/importar/${next}`, { replace: true });
    } catch (error) {
      setFault(uploadFault(error));
      setReading(false);
    }
  };
  return { read, isReading, fault };
}
