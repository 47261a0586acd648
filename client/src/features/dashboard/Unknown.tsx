import Typography from '@mui/material/Typography';

/** Shown for a number that could not be loaded; the page says so above. */
export const Unknown = () => (
  <Typography variant="body2" color="textSecondary">
    No disponible por ahora
  </Typography>
);
