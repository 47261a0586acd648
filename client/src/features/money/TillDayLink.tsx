import type { LocalDate } from '#domain/clinic-time.js';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** Leads from a day's name to its till. */
export const TillDayLink = ({ day, children }: { day: LocalDate; children: string }) => (
  <MuiLink component={Link} to={`/app/caja?dia=${day}`} sx={TARGET}>
    {children}
  </MuiLink>
);

const TARGET = {
  '@media (pointer: coarse)': { display: 'inline-block', minHeight: 44, alignContent: 'center' },
} as const;
