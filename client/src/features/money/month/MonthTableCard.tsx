import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import { Card } from '../../../ui/Card';
import { TillDayLink } from '../TillDayLink';
import { FIGURE_TABLE } from './figure-table';
import type { MonthTable } from './month-tables';

interface MonthTableCardProps {
  table: MonthTable;
  sx?: SxProps;
}

export function MonthTableCard({ table, sx }: MonthTableCardProps) {
  const { id, title, headers, lines, empty } = table;
  // A total alone sums up nothing.
  const isEmpty = lines.every(({ isTotal }) => isTotal);
  return (
    <Card aria-labelledby={id} sx={{ minWidth: 0, ...sx }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {isEmpty ? (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          {empty}
        </Typography>
      ) : (
        <Box role="group" aria-labelledby={id} sx={{ overflowX: 'auto', marginTop: 1 }}>
          <Box component="table" aria-labelledby={id} sx={FIGURE_TABLE}>
            <thead>
              <tr>
                {headers.map((header, index) => (
                  <th key={header} scope="col" className={index > 0 ? 'number' : undefined}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name, detail, warning, day, cells, isTotal }) => (
                <tr key={key ?? `${name} ${detail ?? ''}`} className={isTotal ? 'total' : undefined}>
                  <th scope="row">
                    {day ? <TillDayLink day={day}>{name}</TillDayLink> : name}
                    {detail && <small>{detail}</small>}
                    {warning && <small className="warning">{warning}</small>}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={headers[index + 1]} className="number">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Card>
  );
}
