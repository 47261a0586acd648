import type { LocalDate } from '#domain/clinic-time.js';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { LINK_THUMB_HIGH } from '../../ui/theme/thumb-high';

/** Leads from a day's name to its till. */
export const TillDayLink = ({ day, children }: { day: LocalDate; children: string }) => (
  <MuiLink component={Link} to={`/app/caja?dia=${day}`} sx={LINK_THUMB_HIGH}>
    {children}
  </MuiLink>
);
