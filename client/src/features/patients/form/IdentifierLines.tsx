import { COUNTRIES } from '#domain/patients/identifiers/countries.js';
import {
  hasCountry,
  IDENTIFIER_KINDS,
  identifierFault,
  identifierKey,
  type IdentifierKind,
  MAX_IDENTIFIERS,
} from '#domain/patients/identifiers/identifier.js';
import {
  countryName,
  IDENTIFIER_FAULTS,
  IDENTIFIER_LABELS,
} from '#domain/patients/identifiers/identifier.es.js';
import AddRounded from '~icons/round-add';
import DeleteOutlineRounded from '~icons/round-delete-outline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { NEW_IDENTIFIER, type PatientFormValues, type TypedIdentifier } from './patient-form-values';

/** The countries of origin of most foreigners in Chile. */
const USUAL_COUNTRIES = ['AR', 'BO', 'BR', 'CO', 'EC', 'HT', 'PE', 'DO', 'VE'];

const byName = (codes: readonly string[]) =>
  codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
const USUAL = byName(USUAL_COUNTRIES);
const OTHERS = byName(COUNTRIES.filter((code) => !USUAL_COUNTRIES.includes(code)));

function faultOf(lines: readonly TypedIdentifier[]): string | true {
  for (const line of lines) {
    const fault = identifierFault(line);
    if (fault) return IDENTIFIER_FAULTS[fault];
  }
  return new Set(lines.map(identifierKey)).size === lines.length || IDENTIFIER_FAULTS.twice;
}

interface IdentifierLinesProps {
  form: UseFormReturn<PatientFormValues>;
  error: string | undefined;
}

/** The documents that identify the patient besides the RUT, one per line. */
export function IdentifierLines({ form, error }: IdentifierLinesProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  form.register('identifiers', { validate: faultOf });
  const lines = useWatch({ control: form.control, name: 'identifiers' });
  const { isSubmitted } = form.formState;
  const write = (next: TypedIdentifier[]) =>
    form.setValue('identifiers', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const change = (index: number, part: Partial<TypedIdentifier>) =>
    write(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {lines.map((line, index) => (
        <Box
          key={index}
          role="group"
          aria-label={`Documento ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: 'repeat(3, minmax(0, 1fr)) 44px' },
            alignItems: 'start',
            gap: 1.5,
            '& > :nth-of-type(n + 2):not(button)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
            '& > button': { gridColumn: { xs: 2, md: 4 }, gridRow: 1, alignSelf: 'end' },
          }}
        >
          <SelectField
            label="Tipo"
            value={line.kind}
            onChange={({ target }) => {
              const kind = target.value as IdentifierKind;
              change(index, { kind, country: hasCountry(kind) ? line.country : '' });
            }}
          >
            {IDENTIFIER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {IDENTIFIER_LABELS[kind]}
              </option>
            ))}
          </SelectField>
          {hasCountry(line.kind) && (
            <SelectField
              label="País que lo emitió"
              value={line.country}
              onChange={({ target }) => change(index, { country: target.value })}
            >
              <option value="">Elija un país</option>
              <Countries name="Más frecuentes" countries={USUAL} />
              <Countries name="Todos los demás" countries={OTHERS} />
            </SelectField>
          )}
          <Field
            label="Número"
            aria-required
            value={line.value}
            onChange={({ target }) => change(index, { value: target.value })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <IconButton
            aria-label={`Quitar documento ${index + 1}`}
            title="Quitar"
            onClick={() => {
              write(lines.filter((_, at) => at !== index));
              addButton.current?.focus();
            }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
      ))}
      {error && (
        <Typography role="alert" variant="caption" color="error">
          {error}
        </Typography>
      )}
      {lines.length < MAX_IDENTIFIERS && (
        <Button
          ref={addButton}
          size="small"
          startIcon={<AddRounded />}
          onClick={() => write([...lines, NEW_IDENTIFIER])}
          sx={{ justifySelf: 'start' }}
        >
          Agregar pasaporte u otro documento
        </Button>
      )}
    </Box>
  );
}

interface CountriesProps {
  name: string;
  countries: ReadonlyArray<{ code: string; name: string }>;
}

const Countries = ({ name, countries }: CountriesProps) => (
  <optgroup label={name}>
    {countries.map((country) => (
      <option key={country.code} value={country.code}>
        {country.name}
      </option>
    ))}
  </optgroup>
);
