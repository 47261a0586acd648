import { shortDate } from '#domain/clinic-time.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShownImportFragment, ImportRowsQuery } from './imports.generated';

type Row = ImportRowsQuery['importRows']['nodes'][number];

interface Person {
  readonly name: string;
  readonly rut: string;
  readonly birthDate: string;
  readonly phone: string;
}

const LABELS: readonly (readonly [keyof Person, string])[] = [
  ['name', 'Nombre'],
  ['rut', 'RUT'],
  ['birthDate', 'Nacimiento'],
  ['phone', 'Teléfono'],
];

interface TwoPeopleProps {
  readonly columns: ShownImportFragment['columns'];
  readonly cells: Row['cells'];
  readonly patient: NonNullable<Row['patient']>;
}

/** The stored patient and the person of the file side by side, for deciding whether they are the same. */
export function TwoPeople({ columns, cells, patient }: TwoPeopleProps) {
  const said = (...fields: readonly string[]) =>
    fields
      .map((field) => cells[columns.indexOf(field)])
      .filter(Boolean)
      .join(' ');
  const digit = said('rutDigit', 'patientRutDigit');
  const stored: Person = {
    ...patient,
    birthDate: patient.birthDate ? shortDate(patient.birthDate) : '',
  };
  const ofFile: Person = {
    name: said(
      'name',
      'lastName',
      'secondLastName',
      'patientName',
      'patientLastName',
      'patientSecondLastName',
    ),
    rut: `${said('rut', 'patientRut')}${digit && `-${digit}`}`,
    birthDate: said('birthDate'),
    phone: said('phone', 'patientPhone'),
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 560 }}
    >
      <OnePerson title="Ya guardada" person={stored} />
      <OnePerson title="En el archivo" person={ofFile} />
    </Box>
  );
}

function OnePerson({ title, person }: { readonly title: string; readonly person: Person }) {
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{
        minWidth: 0,
        padding: 1.25,
        borderRadius: 'var(--r-control)',
        backgroundColor: 'var(--sunken)',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography sx={{ font: 'var(--font-small)', fontWeight: 600, color: 'var(--ink-2)' }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 0.75, margin: 0, marginTop: 0.75 }}>
        {LABELS.map(([key, label]) => (
          <div key={key}>
            <Typography component="dt" sx={{ font: 'var(--font-smallest)', color: 'var(--ink-2)' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ margin: 0, fontWeight: key === 'name' ? 600 : 'inherit' }}
            >
              {person[key] || 'Sin dato'}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
