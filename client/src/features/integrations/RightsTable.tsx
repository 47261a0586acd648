import { AREA_HINTS } from '#domain/access/keys/api-key.es.js';
import { KEY_AREAS } from '#domain/access/keys/api-key.js';
import { AREA_TITLES } from '#domain/access/rights.es.js';
import type { Area, AreaAccess, Rights } from '#domain/access/rights.js';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const CHOICES = [
  { access: undefined, label: 'Nada' },
  { access: 'READ', label: 'Ver' },
  { access: 'WRITE', label: 'Cambiar' },
] as const satisfies ReadonlyArray<{ access: AreaAccess | undefined; label: string }>;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 500, textAlign: 'left' },
  '& thead th': { font: 'var(--font-small)', color: 'var(--ink-2)', paddingBottom: 4 },
  '& thead th:not(:first-of-type), & td': { width: 68, textAlign: 'center' },
  '& tbody th': { paddingBlock: 6, paddingRight: 8 },
  '& tbody tr': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
}));

interface RightsTableProps {
  rights: Rights;
  error?: string | undefined;
  onChange: (rights: Rights) => void;
}

/** One choice for each area; the right to change includes the right to see. */
export function RightsTable({ rights, error, onChange }: RightsTableProps) {
  const id = useId();
  const choose = (area: Area, access: AreaAccess | undefined) => {
    const { [area]: _former, ...others } = rights;
    onChange(access ? { ...others, [area]: access } : others);
  };
  return (
    <div>
      <Typography
        id={id}
        component="h3"
        sx={{ font: 'var(--font-second)', fontWeight: 600, marginBottom: 0.5 }}
      >
        Permisos
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ marginBottom: 1 }}>
        Dé solo los que el programa necesita. Cambiar incluye ver.
      </Typography>
      <Table aria-labelledby={id} {...(error && { 'aria-describedby': `${id}-error` })}>
        <thead>
          <tr>
            <th scope="col">Área</th>
            {CHOICES.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KEY_AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">
                {AREA_TITLES[area]}
                {AREA_HINTS[area] && (
                  <Box
                    component="span"
                    sx={{ display: 'block', font: 'var(--font-small)', color: 'var(--ink-2)' }}
                  >
                    {AREA_HINTS[area]}
                  </Box>
                )}
              </th>
              {CHOICES.map(({ access, label }) => (
                <td key={label}>
                  <Radio
                    size="small"
                    // A cell has no label that would be as high.
                    sx={{ '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } }}
                    name={`${id}-${area}`}
                    checked={rights[area] === access}
                    onChange={() => choose(area, access)}
                    slotProps={{ input: { 'aria-label': `${AREA_TITLES[area]}: ${label}` } }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {error && (
        <Typography id={`${id}-error`} role="alert" variant="body2" color="error" sx={{ marginTop: 0.5 }}>
          {error}
        </Typography>
      )}
    </div>
  );
}
