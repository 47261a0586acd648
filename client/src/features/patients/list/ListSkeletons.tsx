import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CardList } from './PatientCards';

/** In percent of their cells; uneven, like names. */
const WIDTHS = [72, 58, 80, 64, 76, 54, 68, 74];

/** Placeholders as high as the rows that replace them. */
export function RowSkeletons() {
  return WIDTHS.map((width) => (
    <TableRow key={width} aria-hidden>
      {[70, width, 75, width, 85].map((share, column) => (
        <TableCell key={column}>
          <Skeleton width={`${share}%`} />
        </TableCell>
      ))}
    </TableRow>
  ));
}

export function CardSkeletons() {
  return (
    <CardList aria-hidden>
      {WIDTHS.slice(0, 4).map((width) => (
        <li key={width}>
          <Skeleton variant="rounded" height={206} />
        </li>
      ))}
    </CardList>
  );
}
