import { telLink } from '#domain/patients/phone.js';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinic } from '../../clinic/clinic';

/** The clinic's contact data, and the link to the login. */
export function PublicFooter() {
  const { name, phone, place } = useClinic();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1.5,
        width: '100%',
        maxWidth: 1120,
        marginInline: 'auto',
        padding: { xs: 2, sm: 3 },
        paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {[name, place].filter(Boolean).join(' · ')}
        {phone && (
          <>
            {' · '}
            <MuiLink href={telLink(phone)} color="inherit">
              {phone}
            </MuiLink>
          </>
        )}
      </Typography>
      <Typography variant="body2">
        <MuiLink component={Link} to="/app/login" color="textSecondary">
          Acceso del personal
        </MuiLink>
      </Typography>
    </Box>
  );
}
