import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Ley 21.719, art. 14 ter: the purpose of the data must be stated where they are requested. */
export function PrivacyNote() {
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      Usamos estos datos solo para agendar su hora y contactarlo por ella, como explica nuestra{' '}
      <Link href="/public/privacidad" target="_blank" rel="noopener">
        política de privacidad
      </Link>
      .
    </Typography>
  );
}
